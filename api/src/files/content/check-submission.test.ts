import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createWriteStream } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { submissionFileTypes as types } from '@stoa/shared/contract/files/submission-files.ts';
import { ZipFile } from 'yazl';
import { makePng } from '../../testing/make-pictures.ts';
import { checkSubmission } from './check-submission.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stoa-work-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function aFile(content: Buffer | string): Promise<string> {
  const path = join(folder, 'work');
  await writeFile(path, content);
  return path;
}
async function anArchive(names: readonly string[]): Promise<string> {
  const path = join(folder, 'archive');
  const archive = new ZipFile();
  for (const name of names) archive.addBuffer(Buffer.from(name), name);
  archive.end();
  await pipeline(archive.outputStream, createWriteStream(path));
  return path;
}
const notAsNamed = { rejected: 'This file is not what its name says. Export it again.' };

test('what a file holds is what its name says', async () => {
  expect(await checkSubmission(await aFile('%PDF-1.7\n'), types.pdf)).toEqual({ type: types.pdf });
  expect(await checkSubmission(await aFile(makePng(20, 10)), types.png)).toEqual({
    type: types.png,
    width: 20,
    height: 10,
  });
  expect(await checkSubmission(await aFile('# Größe\n'), types.md)).toEqual({ type: types.md });
  expect(await checkSubmission(await anArchive(['a.txt']), types.zip)).toEqual({ type: types.zip });
  const document = await anArchive(['[Content_Types].xml', '_rels/.rels', 'word/document.xml']);
  expect(await checkSubmission(document, types.docx)).toEqual({ type: types.docx });
  expect(await checkSubmission(document, types.zip)).toEqual({ type: types.zip });
});

test.each(Object.entries(types))(
  'a page of the web that is called .%s is no work of that kind',
  async (ending, type) => {
    const found = await checkSubmission(await aFile('<html><script>alert(1)</script>\0</html>'), type);
    expect([ending, found]).toEqual([ending, { rejected: expect.any(String) }]);
  },
);

test('an office file is its own kind, and no other', async () => {
  const sheet = await anArchive(['[Content_Types].xml', 'xl/workbook.xml']);
  expect(await checkSubmission(sheet, types.xlsx)).toEqual({ type: types.xlsx });
  expect(await checkSubmission(sheet, types.docx)).toEqual(notAsNamed);
  expect(await checkSubmission(await anArchive(['word/document.xml']), types.docx)).toEqual(notAsNamed);
});

test('an archive that breaks off, or leads out of itself, is refused', async () => {
  const head = Buffer.from('PK\u0003\u0004 and no directory', 'latin1');
  expect(await checkSubmission(await aFile(head), types.zip)).toEqual({ rejected: 'The archive is damaged.' });
  const inside = await readFile(await anArchive(['zz/evil']));
  const outside = Buffer.from(inside.toString('latin1').replaceAll('zz/evil', '../evil'), 'latin1');
  expect(await checkSubmission(await aFile(outside), types.zip)).toEqual({ rejected: 'The archive is damaged.' });
});

test('a text of another encoding says so, also where it breaks in the middle of a letter', async () => {
  const other = { rejected: 'This is no text: it is not encoded as UTF-8.' };
  expect(await checkSubmission(await aFile(Buffer.from('\ufeffTexte', 'utf16le')), types.txt)).toEqual(other);
  expect(await checkSubmission(await aFile(Buffer.from('Größe', 'latin1')), types.txt)).toEqual(other);
  expect(await checkSubmission(await aFile(Buffer.from('ö').subarray(0, 1)), types.txt)).toEqual(other);
  const long = 'ö'.repeat(200_000);
  expect(await checkSubmission(await aFile(`a${long}`), types.txt)).toEqual({ type: types.txt });
});
