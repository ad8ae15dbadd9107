import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { cartridgeOf, resource, item, type CartridgeVersion } from '../../../testing/cartridges.ts';
import { zipOf } from '../../../testing/zip-of.ts';
import { checkArchive } from '../archive/check-archive.ts';
import { pageMarkdown } from './page-markdown.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stoa-cartridge-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function checked(content: Record<string, string | Buffer>) {
  const path = join(folder, 'cartridge');
  await writeFile(path, await zipOf(content));
  return checkArchive(path);
}
async function taken(content: Record<string, string | Buffer>) {
  const found = await checked(content);
  if (!('archive' in found) || found.archive === undefined) throw new Error(JSON.stringify(found));
  return found.archive;
}

test.each<CartridgeVersion>(['1.1', '1.2', '1.3'])('a cartridge of version %s is read as a course', async (version) => {
  const { course, notes, isLenient } = await taken(cartridgeOf(version));
  expect(isLenient).toBe(true);
  expect(course.course).toMatchObject({ name: 'Walking & talking', language: 'fr', description: 'On porches.' });
  const held = course.modules.map(({ title, lessons }) => [title, lessons.map((one) => `${one.kind}: ${one.title}`)]);
  expect(held).toEqual([
    ['Begin', ['text: Welcome', 'document: The plan', 'video: The film', 'audio: The talk', 'text: The sheet']],
    ['Go on', ['text: Inner › A page', 'embed: A film of others', 'quiz: A test', 'text: What do you think?']],
    ['Walking & talking', ['text: Loose end']],
  ]);
  const [welcome] = course.modules[0]!.lessons;
  const picture = course.files.find(({ purpose }) => purpose === 'picture')!;
  expect(welcome?.markdown).toBe(
    [
      '# Hello',
      `Walk *slowly* and [look](https://example.org/). ![A column](file:${picture.id})`,
      'The sheet and another page.',
      '| a | b |\n| - | - |\n| 1 | 2 |',
    ].join('\n\n'),
  );
  const sheet = course.files.find(({ purpose }) => purpose === 'resource')!;
  expect(welcome?.resources).toEqual([{ file_id: sheet.id, title: 'The sheet' }]);
  expect(course.modules[1]!.lessons[1]?.embed_url).toBe('https://www.youtube.com/watch?v=abcdefghijk');
  expect(course.modules[1]!.lessons[2]?.quiz).toMatchObject({
    max_attempts: 2,
    questions: [
      { kind: 'single', prompt: 'Who walked?', options: [{ text: 'Zeno', correct: true }, { text: 'A horse' }] },
    ],
  });
  expect(course.modules[1]!.lessons[3]?.markdown).toBe('Is it **long**?');
  expect(notes).toEqual(
    expect.arrayContaining([
      { kind: 'flattened', name: 'Inner' },
      { kind: 'tool', name: 'A tool' },
      { kind: 'question', name: 'A test: Write about it.' },
      { kind: 'part', name: 'A lost page' },
      { kind: 'part', name: 'bank.xml' },
      { kind: 'film', name: 'An old film: old.mov' },
    ]),
  );
  expect(notes).toHaveLength(6);
  const unpacked = join(folder, 'cartridge.unpacked');
  expect((await readdir(join(unpacked, 'files'))).sort()).toEqual(course.files.map(({ path }) => path.slice(6)).sort());
  expect(await readFile(join(unpacked, sheet.path), 'utf8')).toBe('Walk on.');
});

test('a script, a handler and an address that runs leave nothing in a text', async () => {
  const page = `<html><head><title>x</title><script>alert(1)</script></head><body onload="alert(2)">
    <p onclick="alert(3)">Read <a href="javascript:alert(4)">this</a>.</p><style>p{}</style>
    <iframe src="https://player.example/1" title="A film"></iframe><img src="data:image/png;base64,AAAA" alt="dot"></body></html>`;
  const { course } = await taken(
    cartridgeOf('1.1', {
      items: item('P', 'The page'),
      resources: resource('P', 'webcontent', 'page.html'),
      files: { 'page.html': page },
    }),
  );
  const { markdown } = course.modules[0]!.lessons[0]!;
  expect(markdown).not.toMatch(/alert|script|style|\{|data:/);
  expect(markdown).toContain('Read this.');
  expect(markdown).toContain('[A film](https://player.example/1)');
});

const lessonOfPage = async (page: string) => {
  const { course } = await taken(
    cartridgeOf('1.3', {
      items: item('P', 'The page'),
      resources: resource('P', 'webcontent', 'page.html'),
      files: { 'page.html': page, 'film.webm': 'a film', 'sheet.txt': 'Walk on.', 'full.png': 'x', 'thumb.png': 'x' },
    }),
  );
  return { lesson: course.modules[0]!.lessons[0]!, files: course.files };
};
const film = '<video src="film.webm"></video>';

test.each([
  ['nothing else', 'video', ''],
  ['a file that it gives along', 'video', '<p><a href="sheet.txt">The sheet</a></p>'],
  ['a link elsewhere', 'text', '<p><a href="https://example.org/more">Read on</a></p>'],
  ['a frame', 'text', '<iframe src="https://player.example/1"></iframe>'],
  ['an object', 'text', '<object data="https://player.example/1"></object>'],
  ['an embedded page', 'text', '<embed src="https://player.example/1">'],
  ['a link of a picture to its file', 'text', '<a href="full.png"><img src="thumb.png" alt="small"></a>'],
])('a page with a film and %s becomes a lesson of kind %s that keeps it', async (_what, kind, rest) => {
  const { lesson } = await lessonOfPage(film + rest);
  expect(lesson.kind).toBe(kind);
  const address = /https:[^"]+/.exec(rest)?.[0];
  if (address) expect(lesson.markdown).toContain(address);
  if (rest.includes('sheet.txt')) expect(lesson.resources).toMatchObject([{ title: 'The sheet' }]);
});

test('a picture that leads to its full size is shown', async () => {
  const { lesson, files } = await lessonOfPage('<p><a href="full.png"><img src="thumb.png" alt="A column"></a></p>');
  const shown = files.find(({ name, purpose }) => name === 'thumb.png' && purpose === 'picture');
  expect(lesson.markdown).toBe(`![A column](file:${shown?.id})`);
});

test('an assignment is one here, and a picture a text that shows it', async () => {
  const assignment = `<assignment xmlns="http://www.imsglobal.org/xsd/imscc_extensions/assignment" identifier="A"><title>Draw</title>
    <text texttype="text/html">&lt;p&gt;Draw a &lt;b&gt;porch&lt;/b&gt;.&lt;/p&gt;</text>
    <submission_formats><format type="file"/></submission_formats></assignment>`;
  const { course } = await taken(
    cartridgeOf('1.3', {
      items: item('A', 'Draw a porch') + item('I', 'A column'),
      resources: resource('A', 'assignment_xmlv1p0', 'a.xml') + resource('I', 'webcontent', 'column.png'),
      files: { 'a.xml': assignment, 'column.png': 'x' },
    }),
  );
  const [work, column] = course.modules[0]!.lessons;
  expect(work).toMatchObject({
    kind: 'assignment',
    assignment: { instructions: 'Draw a **porch**.', submission_type: 'file' },
  });
  expect(column).toMatchObject({ kind: 'text', markdown: `![A column](file:${course.files[0]?.id})` });
});

test('names that are too long or too short are fitted, and capitals are not kept', async () => {
  const { course, notes } = await taken(
    cartridgeOf('1.1', {
      title: 'MATH',
      items: item('P', 'x'.repeat(90)) + item('P', '1'),
      resources: resource('P', 'webcontent', 'page.html'),
      files: { 'page.html': '<p>Hi</p>' },
    }),
  );
  expect(course.course.name).toBe('MATH · Common Cartridge');
  expect(course.modules[0]!.lessons.map(({ title }) => title)).toEqual([`${'x'.repeat(79)}…`, '1 · MATH']);
  expect(notes).toEqual([{ kind: 'shortened', name: 'x'.repeat(90) }]);
});

const manifest = (text: string) => ({ 'imsmanifest.xml': text });
test.each([
  [
    'a SCORM package',
    manifest('<manifest><metadata><schema>ADL SCORM</schema><schemaversion>1.2</schemaversion></metadata></manifest>'),
    'This is a SCORM package. Add it to a course as a lesson.',
  ],
  ['any content package', manifest('<manifest/>'), 'The manifest is not that of a Common Cartridge.'],
  [
    'a version of tomorrow',
    manifest(cartridgeOf('1.1')['imsmanifest.xml']!.toString().replace('1.1.0', '2.0.0')),
    'This Common Cartridge is of a version that is not known. Export it as 1.1, 1.2 or 1.3.',
  ],
  [
    'entities',
    manifest(`<!DOCTYPE m [<!ENTITY e SYSTEM "file:///etc/passwd">]><manifest/>`),
    'The manifest declares a document type or entities. Export it without them.',
  ],
  [
    'items without end',
    manifest(cartridgeOf('1.1', { items: item('P', 'One').repeat(2_001) })['imsmanifest.xml']!.toString()),
    'The manifest lists more than 2,000 items.',
  ],
])('%s is refused with its reason', async (_case, content, reason) => {
  expect(await checked(content)).toEqual({ rejected: reason });
});

test('a part whose description declares entities is left out, and the others come along', async () => {
  const { course, notes } = await taken(
    cartridgeOf('1.2', {
      items: item('T', 'A topic') + item('P', 'The page'),
      resources: resource('T', 'imsdt_xmlv1p2', 't.xml') + resource('P', 'webcontent', 'page.html'),
      files: { 't.xml': '<!DOCTYPE t [<!ENTITY e "x">]><topic/>', 'page.html': '<p>Hi</p>' },
    }),
  );
  expect(notes).toEqual([{ kind: 'part', name: 'A topic' }]);
  expect(course.modules[0]!.lessons.map(({ title }) => title)).toEqual(['The page']);
});

test('signs that are written as numbers are read as themselves', async () => {
  const { course } = await taken(cartridgeOf('1.3', { title: 'Caf&#233; &#38; walks' }));
  expect(course.course.name).toBe('Café & walks');
});

test('formulas of other systems are taken by the TeX that they say; those that say none by their words', () => {
  const math = (inside: string, display = '') => `<math${display}><semantics>${inside}</semantics></math>`;
  const tex = (words: string) => `<mi>q</mi><annotation encoding="application/x-tex">${words}</annotation>`;
  const page = `<p>Let ${math(tex('q &lt; 1'))} and ${math(tex('r'), ' display="block"')} or <math><mi>w</mi></math> be.</p>
    <div>${math(tex('s'), ' display="block"')}</div>`;
  expect(pageMarkdown(page, { pictureOf: () => undefined, giveAlong: () => false })).toBe(
    'Let $$q < 1$$ and $$r$$ or w be.\n\n$$\ns\n$$',
  );
});
