#!/usr/bin/env node
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { parseArgs } from 'node:util';
// Beside this, where the package is installed; see platform/toolchain/src/create/stage-creator.ts.
import { createRemote } from '../src/create/create-remote.js';

const { packages } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { dir: { type: 'string', default: '.' }, title: { type: 'string' }, route: { type: 'string' } },
  });
  const [name] = positionals;
  if (!name) throw new Error('How shall it be called? npm create stoa-remote mf-reviews');
  const created = await createRemote(name, { ...values, bring: async () => packages });
  const place = relative(process.cwd(), created.dir) || '.';
  console.log(`${name} created in ${place}: ${created.files.length} files, its screen at ${created.route}.

  cd ${place}
  npm install
  npm run dev      # alone, in a plain frame
  npm test`);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
