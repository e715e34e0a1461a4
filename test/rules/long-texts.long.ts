/** Texts of a million characters. */
import { testLongTexts } from './long-texts.js';

testLongTexts(1_000_000);
