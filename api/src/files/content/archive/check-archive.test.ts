import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { v7 } from 'uuid';
import type { CourseArchive } from '@stoa/shared/contract/teaching/course-archive.ts';
import { zipOf } from '../../../testing/zip-of.ts';
import { checkArchive } from './check-archive.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stoa-archive-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const HANDOUT = 'Walk on.';
const handout = {
  id: v7(),
  path: 'files/001-handout.txt',
  name: 'handout.txt',
  type: 'text/plain',
  purpose: 'resource',
  bytes: HANDOUT.length,
  sha256: createHash('sha256').update(HANDOUT).digest('hex'),
} as const;

const aDocument = (given: Partial<Record<keyof CourseArchive, unknown>> = {}) => ({
  format: 'stoa-course',
  version: 1,
  site: 'https://stoa.example',
  exported_at: '2026-11-27T10:00:00.000Z',
  course: {
    name: 'Walking the porch',
    short_description: '',
    description: '',
    category: null,
    level: null,
    content_type: null,
    type: 'free',
    price_minor: 0,
    currency: 'USD',
    language: 'en',
    skills: [],
    objectives: [],
    requirements: [],
    audience: [],
    cover_file_id: null,
    watch_threshold: 90,
    is_micro: false,
    captions_waiver: null,
    resources: [{ file_id: handout.id, title: 'The handout' }],
    prerequisites: [],
  },
  modules: [{ id: v7(), title: 'First steps', opening: null, lessons: [] as unknown[] }],
  files: [handout],
  ...given,
});

type Content = Record<string, string | Buffer>;
const written = (document: object = aDocument(), more: Content = {}): Content => ({
  'course.json': JSON.stringify(document),
  [handout.path]: HANDOUT,
  ...more,
});

async function checked(content: Content | Buffer, options: Parameters<typeof zipOf>[1] = {}) {
  const path = join(folder, 'archive');
  await writeFile(path, Buffer.isBuffer(content) ? content : await zipOf(content, options));
  return checkArchive(path);
}
/** Names that a writer of archives would not write, put over others of the same length. */
async function withName(content: Content, from: string, to: string): Promise<Buffer> {
  const bytes = await zipOf(content);
  for (let at = bytes.indexOf(from); at >= 0; at = bytes.indexOf(from, at + 1)) bytes.write(to, at);
  return bytes;
}
const leftBehind = async () => (await readdir(folder)).filter((name) => name !== 'archive');

test('an archive is read, and the files that its document names are unpacked beside it', async () => {
  const found = await checked(written(aDocument(), { 'files/unnamed.txt': 'x' }));
  expect(found).toMatchObject({ type: 'application/zip', archive: { notes: [], isLenient: false } });
  const unpacked = join(folder, 'archive.unpacked');
  expect(await readdir(unpacked, { recursive: true })).toEqual(['files', handout.path]);
  expect(await readFile(join(unpacked, handout.path), 'utf8')).toBe(HANDOUT);
  await rm(unpacked, { recursive: true });
});

test('a lesson of a kind that is not known here is left out by name', async () => {
  const module = { id: v7(), title: 'First steps', opening: null, lessons: [{ kind: 'hologram', title: 'A glow' }] };
  const found = await checked(written(aDocument({ modules: [module] })));
  expect(found).toMatchObject({
    archive: { notes: [{ kind: 'kind', name: 'A glow' }], course: { modules: [{ lessons: [] }] } },
  });
  await rm(join(folder, 'archive.unpacked'), { recursive: true });
});

const half = JSON.stringify(aDocument()).replace('First steps', String.raw`First \ud83d`);
test.each<[string, Content | Buffer, string]>([
  ['no archive', Buffer.from('<html>'), 'This file is not a ZIP archive.'],
  ['an empty one', {}, 'This ZIP file holds no course: it has neither course.json nor imsmanifest.xml.'],
  [
    'one of other things',
    { 'photo.png': 'x' },
    'This ZIP file holds no course: it has neither course.json nor imsmanifest.xml.',
  ],
  ['no JSON', { 'course.json': '{' }, 'course.json is no JSON in UTF-8.'],
  ['another encoding', { 'course.json': Buffer.from([0xff, 0xfe]) }, 'course.json is no JSON in UTF-8.'],
  ['half of a sign', { 'course.json': half }, 'course.json has signs that no text can hold.'],
  ['another format', written({ format: 'other', version: 1 }), 'course.json is not that of a course of Stoa.'],
  [
    'a newer version',
    written(aDocument({ version: 2 })),
    'This archive was made by a newer Stoa than this site runs. It cannot be read here.',
  ],
  [
    'a title that is too short',
    written(aDocument({ modules: [{ id: v7(), title: 'X', opening: null, lessons: [] }] })),
    "course.json breaks a rule at 'modules.0.title: Title must be between 3 and 80 characters.'.",
  ],
  [
    'a path out of the folder of files',
    written(aDocument({ files: [{ ...handout, path: '../../etc/passwd' }] })),
    "course.json breaks a rule at 'files.0.path:",
  ],
  [
    'two files of one name',
    written(aDocument({ files: [handout, { ...handout, id: v7(), path: 'files/001-HANDOUT.txt' }] })),
    'course.json names two parts or two files alike.',
  ],
  [
    'a file that is not in it',
    { 'course.json': JSON.stringify(aDocument()) },
    "The archive lacks the file 'files/001-handout.txt'.",
  ],
  [
    'a file of other bytes',
    written(aDocument(), { [handout.path]: 'Walk up!' }),
    "The file 'files/001-handout.txt' in the archive is not the one that was exported. Export the course again.",
  ],
  [
    'a file of more bytes',
    written(aDocument(), { [handout.path]: 'Walk on and on.' }),
    "The file 'files/001-handout.txt' in the archive is not the one that was exported. Export the course again.",
  ],
  [
    'too many folders',
    written(aDocument(), { [`${'a/'.repeat(20)}b`]: 'x' }),
    'Folders in a package lie at most 20 deep.',
  ],
  [
    'names that differ by case',
    written(aDocument(), { 'FILES/001-handout.txt': 'x' }),
    "The package contains two files with the name 'FILES/001-handout.txt'.",
  ],
  [
    'what unfolds without end',
    written(aDocument(), { 'files/zeros': Buffer.alloc(20 * 1024 ** 2) }),
    'Unpacked, the package is more than 100 times as large. Such archives are not opened.',
  ],
])('an archive with %s is refused, and nothing of it is unpacked', async (_case, content, reason) => {
  const found = await checked(content);
  expect(found).toEqual({ rejected: expect.stringContaining(reason) });
  expect(await leftBehind()).toEqual([]);
});

test('links, and paths that lead elsewhere, are refused', async () => {
  expect(await checked(written(), { mode: 0o120777 })).toEqual({
    rejected: "The package contains an unsafe path: 'course.json'",
  });
  for (const path of ['../x/evil.txt', '/xx/evil.txt', 'c:/x/evil.txt', 'xx\\evil.txt']) {
    const plain = 'y'.repeat(path.length);
    const found = await checked(await withName(written(aDocument(), { [plain]: 'y' }), plain, path));
    expect(found).toEqual({ rejected: expect.stringContaining('The package contains an unsafe path:') });
  }
  expect(await leftBehind()).toEqual([]);
});
