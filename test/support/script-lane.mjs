/** Runs tests that are scripts of their own: each ends with a line that counts them. */
import { spawn } from 'node:child_process';

/**
 * @param {readonly string[][]} scripts each with its options
 * @param {import('./summary.mjs').Summary} summary
 */
export async function runScripts(scripts, summary) {
  for (const [file, ...options] of scripts) {
    console.log(`\n== ${[file, ...options].join(' ')}`);
    const { output, code } = await run([file, ...options]);
    const [, passed = '0', failed = '0'] = /(\d+) passed, (\d+) failed\s*$/.exec(output) ?? [];
    summary.passed += Number(passed);
    const names = [...output.matchAll(/^✖ (.*)$/gm)].map(([, name]) => name);
    for (let i = 0; i < Number(failed); i++) {
      summary.fail(file, names[i] ?? '', 'It is described above.');
    }
    if (Number(passed) + Number(failed) === 0) summary.fail(file, '', `It ended with ${code}.`);
    else if (code !== 0 && Number(failed) === 0) summary.fail(file, '', `It ended with ${code}.`);
  }
}

/**
 * Shows what a script prints, and returns it.
 * @param {string[]} command
 * @returns {Promise<{ output: string, code: number | null }>}
 */
function run(command) {
  const child = spawn(process.execPath, command, { stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  child.stdout.setEncoding('utf8');
  child.stdout.on('data', (/** @type {string} */ text) => {
    // The counting line is needed, not a day of output.
    output = (output + text).slice(-1_000_000);
    process.stdout.write(text);
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ output, code }));
  });
}
