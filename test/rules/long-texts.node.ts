/** Texts of 100,000 characters. The long tests have ten times as many. */
import { testLongTexts } from './long-texts.js';

testLongTexts(100_000);
