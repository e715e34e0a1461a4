/** SECURITY.md lists exactly the keys that the kit can write, and no other text promises something else. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { allKeys, besideGame, gameKey, isOwnKey } from '../../src/keeping/storage-keys.js';

const sources = execFileSync('git', ['ls-files', 'src/*.ts'], { encoding: 'utf8' })
  .split('\n')
  .filter(Boolean)
  .map((file) => [file, readFileSync(file, 'utf8')] as const);

describe('the keys in the storage', () => {
  it('are those that SECURITY.md lists', () => {
    const security = readFileSync('SECURITY.md', 'utf8');
    const [, section = ''] = /^## What it stores$(.*?)^## /ms.exec(security)!;
    const listed = [...section.matchAll(/^\| `(hourhand\.[^`]*)`/gm)].map(([, key]) => key!);
    assert.deepEqual(listed.toSorted(), [...allKeys()].toSorted());
  });

  it('have their names in one table: no other file spells one out, or opens the storage by itself', () => {
    for (const [file, text] of sources) {
      if (file === 'src/keeping/storage-keys.ts') continue;
      const code = text.replaceAll(/^\s*(?:\/?\*|\/\/).*$/gm, '');
      // Symbols have similar names, and end with the number of their version.
      const names = [...code.matchAll(/(?:Symbol\.for\()?['"`]hourhand\.[\w.]*/g)].map(
        ([name]) => name,
      );
      assert.deepEqual(
        names.filter((name) => !name.startsWith('Symbol.for(') && !name.endsWith('.js')),
        [],
        file,
      );
      const opens = /\b(?:localStorage|sessionStorage|indexedDB|document\.cookie|caches)\b/.test(
        code.replaceAll(/`[^`]*`/g, ''),
      );
      const may = [
        'settings/choose',
        'settings/player',
        // Only where the page lets something be stored.
        'daily/linked',
        'daily/streak',
        'element/solitaire-element',
        'game/features/saving/saver',
      ];
      assert.ok(!opens || may.some((one) => file === `src/${one}.ts`), file);
    }
  });

  it('are all known to “Forget everything”, and others are not', () => {
    const key = gameKey('clock', 'my.board');
    const own = [
      ...allKeys().filter((one) => !one.includes('…')),
      gameKey('clock'),
      key,
      besideGame(key, 'moves', 12),
      besideGame(key, 'goodGame'),
      besideGame(key, 'dayGame'),
      besideGame(key, 'otherGame'),
      besideGame(key, 'leftDays'),
      besideGame(key, 'damagedGame'),
    ];
    for (const one of own) assert.ok(isOwnKey(one), one);
    const others = [
      'hourhand',
      'hourhand.',
      'hourhand.other',
      'hourhand.player.x',
      'xhourhand.player',
    ];
    for (const one of [...others, 'hourhand.game.', 'hourhand.moves.clock', '']) {
      assert.ok(!isOwnKey(one), one);
    }
    assert.equal(besideGame(key, 'moves', 12), 'hourhand.moves12.clock.my.board');
  });
});
