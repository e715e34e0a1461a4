/** Snippets of 300,000 characters. */
import { testLongSnippets } from './long-snippets.js';

testLongSnippets(300_000);
