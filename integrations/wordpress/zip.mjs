/** Writes a folder as a ZIP file, the same bytes for the same files. */
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { crc32, deflateRawSync } from 'node:zlib';

/** The first day that the format knows. */
const DATE = (1 << 5) | 1;

/**
 * @param {string} file to write
 * @param {string} parent the folder around the one to pack
 * @param {string} name of the folder
 */
export function writeZip(file, parent, name) {
  const names = readdirSync(path.join(parent, name), { recursive: true, encoding: 'utf8' })
    .map((each) => path.join(name, each))
    .filter((each) => statSync(path.join(parent, each)).isFile())
    .map((each) => each.split(path.sep).join('/'))
    .sort();
  const bodies = [];
  const entries = [];
  let offset = 0;
  for (const each of names) {
    const data = readFileSync(path.join(parent, each));
    const packed = deflateRawSync(data, { level: 9 });
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0); // version that is needed
    facts.writeUInt16LE(8, 4); // deflate
    facts.writeUInt16LE(DATE, 8);
    facts.writeUInt32LE(crc32(data), 10);
    facts.writeUInt32LE(packed.length, 14);
    facts.writeUInt32LE(data.length, 18);
    facts.writeUInt16LE(Buffer.byteLength(each), 22);
    const body = Buffer.concat([Buffer.from('PK\x03\x04'), facts, Buffer.from(each), packed]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offset, 10);
    const made = Buffer.from([20, 0]);
    entries.push(Buffer.concat([Buffer.from('PK\x01\x02'), made, facts, rest, Buffer.from(each)]));
    bodies.push(body);
    offset += body.length;
  }
  const directory = Buffer.concat(entries);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(names.length, 8);
  end.writeUInt16LE(names.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  writeFileSync(file, Buffer.concat([...bodies, directory, end]));
}
