import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { endpoints } from '@stoa/shared/contract/endpoints.ts';

const contract = join(import.meta.dirname, '../../shared/src/contract');
const nouns = readdirSync(contract, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /^[^/]+\/[^/.]+\.ts$/.test(file),
);

test('each call is described once, by one noun', async () => {
  const described = new Map<string, string[]>();
  for (const file of nouns) {
    const noun = (await import(join(contract, file))) as Record<string, object>;
    for (const table of Object.keys(noun).filter((name) => name.endsWith('Endpoints'))) {
      for (const call of Object.keys(noun[table]!)) described.set(call, [...(described.get(call) ?? []), file]);
    }
  }
  expect([...described].filter(([, files]) => files.length > 1)).toEqual([]);
  expect([...described.keys()].sort()).toEqual(Object.keys(endpoints).sort());
});
