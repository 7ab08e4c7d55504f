//! The generic suite on the sample game.

use szlak_tests::generic_suite;
use szlak_tests::subjects::CairnsSubject;

generic_suite!(CairnsSubject);
