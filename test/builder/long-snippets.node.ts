/** Snippets of 30,000 characters. The long tests have ten times as many. */
import { testLongSnippets } from './long-snippets.js';

testLongSnippets(30_000);
