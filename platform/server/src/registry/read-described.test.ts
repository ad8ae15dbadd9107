import { expect, test } from '@jest/globals';
import { artefactFiles, remoteDescriptor, shellDescriptor } from '@stoa/shared/platform-contract/release.ts';
import { aRemote, aRoute, aShell } from '../testing/built-folders.ts';
import { readDescribed } from './read-described.ts';
import type { ReleaseRefused } from './refusal.ts';

function refusalsOf(read: () => unknown) {
  try {
    read();
  } catch (error) {
    return (error as ReleaseRefused).refusals;
  }
  throw new Error('It was not refused.');
}

test.each([
  ['{"a": 1,\n "b" 2}', 2, 6, ':'],
  ['{"a": 1,\n}', 2, 1, 'name'],
  ['[1, 2', 1, 6, ', or ]'],
  ['[1,]', 1, 4, 'value'],
  ["{'a': 1}", 1, 2, 'name or }'],
  ['{"a": nope}', 1, 7, 'value'],
  ['{"a": 01}', 1, 8, ', or }'],
  ['{"a": "b\n"}', 1, 7, 'value'],
  ['[{}]]', 1, 5, 'the end'],
  ['', 1, 1, 'value'],
  ['<!doctype html>', 1, 1, 'value'],
])('%j is told where it stops being JSON', (text, line, column, wanted) => {
  expect(() => JSON.parse(text) as unknown).toThrow();
  expect(refusalsOf(() => readDescribed(artefactFiles, text, 'files.json'))).toEqual([
    {
      code: 'artefact_invalid',
      file: `files.json:${line}:${column}`,
      message: `files.json is not JSON: in line ${line}, column ${column}, ${wanted} should stand.`,
      remedy: expect.stringMatching(/\.$/),
    },
  ]);
});

test('what is JSON is read', () => {
  const text = JSON.stringify(aShell({ version: '1.0.0-a\u2028"\\' }).shared, null, 2);
  expect(JSON.parse(text)).toEqual({ react: '19.3.1' });
  expect(readDescribed(remoteDescriptor, JSON.stringify(aRemote(), null, 2), 'remote.json')).toEqual(aRemote());
});

test('each field that is wrong is named, with its line', () => {
  const text = JSON.stringify({ ...aShell(), version: 'one', scripts: undefined }, null, 2);
  expect(refusalsOf(() => readDescribed(shellDescriptor, text, 'shell.json'))).toEqual([
    expect.objectContaining({
      file: 'shell.json: version',
      message: expect.stringContaining('version (line 3, column 14) is not what it should be'),
    }),
    expect.objectContaining({ file: 'shell.json: scripts', message: expect.stringContaining('is missing') }),
  ]);
});

test.each([
  [
    'permissions',
    'manage-relases',
    /Is manage-releases meant\? There are: /,
    /new permission is added to `permissions` in shared\/src\/contract\/kernel\/roles\.ts/,
  ],
  ['roles', 'teachers', /Is teacher meant\? There are: /, /Roles are listed/],
  ['roles', 'gardener', /no role of this site\. There are: /, /Roles are listed/],
])('unknown %s are named with the nearest that is known: %s', (list, word, words, remedy) => {
  const text = JSON.stringify({ ...aRemote(), routes: [{ ...aRoute('/a'), [list]: [word] }] }, null, 2);
  const [refusal] = refusalsOf(() => readDescribed(remoteDescriptor, text, 'remote.json'));
  expect(refusal).toMatchObject({ code: 'artefact_invalid', file: `remote.json: routes[0].${list}[0]` });
  expect(refusal?.message).toMatch(/\(line \d+, column \d+\) is "/);
  expect(refusal?.message).toMatch(words);
  expect(refusal?.remedy).toMatch(remedy);
  expect(refusal?.remedy).toMatch(/in src\/screens\.ts, or in remote\.config\.ts/);
});

test('what is too long is told with its limit, and where it is declared', () => {
  const long = aRemote({ routes: [aRoute('/reviews', { title: 'x'.repeat(121) })] });
  expect(refusalsOf(() => readDescribed(remoteDescriptor, JSON.stringify(long), 'remote.json'))).toEqual([
    {
      code: 'artefact_invalid',
      file: 'remote.json: routes[0].title',
      message: expect.stringContaining('At most 120 characters.'),
      remedy: expect.stringMatching(/^Change that in src\/screens\.ts.*\.$/),
    },
  ]);
});
