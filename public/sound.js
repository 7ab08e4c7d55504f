// The sounds of the table, synthesised. boot.js loads this file when sound is first wanted, and then hands it every
// call of the page: what is heard, as names with blanks between them, and how loud (0: not at all).
//
// A recipe is a list of voices:
//   [wave, hz, ms, gain, at, filter, swell]
//   wave    sine, triangle, sawtooth, or noise
//   hz      its pitch; [from, to] glides; of noise the pitch of its filter
//   ms      how long it sounds
//   gain    how loud it is at its loudest, 0 to 1
//   at      how many milliseconds after the beginning of the recipe (0)
//   filter  a low-pass at so many hertz; for noise: how narrow its band is (1)
//   swell   how many milliseconds it takes to its loudest (4)
// The names are those of src/sound.rs; a test holds them together.
const flicks = (many, apart) =>
  Array.from({ length: many }, (_, nth) => ['noise', 2200 + 260 * (nth % 3), 26, 0.5, nth * apart, 1.4]);
const tune = (wave, pitches, apart, length, filter) =>
  pitches.map((hz, nth) => [wave, hz, length, 0.42, nth * apart, filter, 18]);
const RECIPES = {
  lift: [['noise', 2500, 30, 0.4]],
  lay: [['noise', 400, 60, 0.9], ['sine', [180, 90], 60, 0.5]],
  draw: flicks(3, 70),
  shuffle: flicks(7, 46),
  count: [0, 85, 170, 255].map((at) => ['triangle', 900, 12, 0.4, at]),
  horn: [['sawtooth', 220, 620, 0.34, 0, 1200, 420], ['sawtooth', 330, 620, 0.28, 0, 1200, 500]],
  bond: [['sine', 1320, 22, 0.5], ['sine', 1760, 30, 0.5, 60]],
  drum: [['sine', [110, 60], 120, 1], ['noise', 180, 40, 0.4]],
  spy: [['sine', 523, 130, 0.3, 0, 0, 20], ['sine', 440, 200, 0.3, 130, 0, 20], ['noise', 5200, 320, 0.14, 0, 0.7, 140]],
  medic: [['sine', 440, 140, 0.34, 0, 0, 20], ['sine', 554, 260, 0.34, 140, 0, 20]],
  frost: [['noise', [7800, 5200], 520, 0.3, 0, 5, 60], ['sine', 3136, 420, 0.1, 60], ['sine', 4186, 380, 0.08, 140]],
  fog: [['noise', [240, 420], 800, 0.8, 0, 1.6, 350]],
  rain: Array.from({ length: 14 }, (_, nth) => ['noise', 3000 + ((nth * 977) % 2600), 22, 0.34, nth * 47 + ((nth * 31) % 23), 3]),
  clear: [['sine', 660, 900, 0.5], ['sine', 1320, 600, 0.2], ['sine', 1782, 400, 0.1]],
  scorch: [['noise', [300, 3000], 500, 0.8, 0, 0.8, 180], ...[90, 160, 210, 300, 370, 450].map((at) => ['noise', 4200, 12, 0.5, at, 2])],
  pass: [['triangle', [150, 110], 90, 0.9], ['noise', 260, 40, 0.5]],
  gem: [...[2100, 2650, 3170, 3620, 4210, 4790, 5330, 5900].map((hz, nth) => ['sine', hz, 250 - nth * 12, 0.12, nth * 9]), ['noise', 6000, 200, 0.3, 0, 0.8]],
  'round-won': tune('triangle', [392, 494, 587], 130, 240),
  'round-lost': tune('triangle', [392, 311], 170, 320),
  'round-tied': [['triangle', 294, 520, 0.36, 0, 0, 30], ['triangle', 440, 520, 0.32, 0, 0, 30]],
  won: tune('sawtooth', [294, 392, 494, 392, 587], 190, 380, 1400),
  lost: tune('sawtooth', [294, 349, 440, 349, 294], 290, 520, 900),
  refused: [['sine', [120, 90], 70, 0.3]],
  dice: [0, 70, 120, 210, 260, 290].map((at, nth) => ['noise', 1500 + 300 * (nth % 3), 18, 0.7, at, 2.5]),
  coin: [['sine', 2490, 90, 0.3], ['sine', 3320, 220, 0.26, 60]],
  hit: [['noise', [1400, 300], 110, 0.9, 0, 0.8], ['sine', [160, 70], 110, 0.7]],
  fall: [['sine', [140, 38], 620, 1, 0, 0, 20], ['noise', [500, 120], 520, 0.7, 60, 0.8, 60]],
  tea: [['noise', [900, 1900], 620, 0.36, 0, 4, 160], ['sine', [620, 980], 560, 0.1, 60, 0, 160]],
  scroll: [['noise', [1600, 3800], 340, 0.34, 0, 1.2, 120], ['triangle', 240, 40, 0.4, 340]],
  bell: [['sine', 220, 1800, 0.5], ['sine', 607, 1300, 0.22], ['sine', 1188, 700, 0.1]],
};

// How long after the beginning of one the next of a list begins; after long ones later, so that each is heard.
const APART = 90;
const ROOM = { 'round-won': 500, 'round-lost': 560, 'round-tied': 520, scorch: 260, horn: 300, gem: 260, bell: 300 };
// More are not heard at once.
const MOST = 12;
// −12 dB: the table is never loud.
const BUS = 0.25;

let context;
let bus;
let hiss;
let volume = 0;

const open = () => {
  if (context || !volume) return;
  try {
    context = new AudioContext();
  } catch {
    return;
  }
  bus = context.createGain();
  bus.gain.value = BUS * volume;
  bus.connect(context.createDynamicsCompressor()).connect(context.destination);
  hiss = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = hiss.getChannelData(0);
  for (let at = 0; at < samples.length; at += 1) samples[at] = Math.random() * 2 - 1;
};

// A browser lets a page sound only after the player has done something: the first click or key makes the context.
const ACTS = ['click', 'keydown'];
const arm = () => ACTS.forEach((act) => addEventListener(act, open, { capture: true }));
const disarm = () => ACTS.forEach((act) => removeEventListener(act, open, { capture: true }));

const glide = (param, hz, from, until) => {
  const [first, last] = Array.isArray(hz) ? hz : [hz, hz];
  param.setValueAtTime(first, from);
  if (last !== first) param.exponentialRampToValueAtTime(last, until);
};

const sound = ([wave, hz, ms, gain, at = 0, filter = 0, swell = 4], begin) => {
  const from = begin + at / 1000;
  const until = from + ms / 1000;
  const isNoise = wave === 'noise';
  const source = isNoise ? context.createBufferSource() : context.createOscillator();
  const envelope = context.createGain();
  let last = source;
  if (isNoise) {
    source.buffer = hiss;
    source.loop = true;
  } else {
    source.type = wave;
    glide(source.frequency, hz, from, until);
  }
  if (isNoise || filter) {
    const shaped = context.createBiquadFilter();
    shaped.type = isNoise ? 'bandpass' : 'lowpass';
    if (isNoise) shaped.Q.value = filter || 1;
    glide(shaped.frequency, isNoise ? hz : filter, from, until);
    last = last.connect(shaped);
  }
  last.connect(envelope).connect(bus);
  envelope.gain.setValueAtTime(0.0001, from);
  envelope.gain.exponentialRampToValueAtTime(gain, from + Math.min(swell, ms / 2) / 1000);
  envelope.gain.exponentialRampToValueAtTime(0.0001, until);
  source.start(from);
  source.stop(until + 0.02);
};

export const tell = (names, loudness) => {
  volume = loudness;
  if (!volume) {
    disarm();
    context?.close();
    context = undefined;
    return;
  }
  arm();
  if (!context) return;
  disarm();
  bus.gain.value = BUS * volume;
  context.resume();
  let begin = context.currentTime + 0.01;
  for (const name of names.split(' ').filter(Boolean).slice(0, MOST)) {
    for (const voice of RECIPES[name] ?? []) sound(voice, begin);
    begin += (ROOM[name] ?? APART) / 1000;
  }
};
