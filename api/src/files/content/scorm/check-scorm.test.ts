import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createWriteStream } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { type Options, ZipFile } from 'yazl';
import { checkScorm } from './check-scorm.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stoa-scorm-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const manifest12 = (items = item('INTRO', 'First steps'), resources = resource('index.html')): string =>
  `<?xml version="1.0"?>
<manifest identifier="M" xmlns="http://www.imsproject.org/xsd/imscp_rootv1p1p2" xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_rootv1p2">
  <metadata><schema>ADL SCORM</schema><schemaversion>1.2</schemaversion></metadata>
  <organizations default="O"><organization identifier="O"><title>Walking</title>${items}</organization></organizations>
  <resources>${resources}</resources>
</manifest>`;
const item = (id: string, title: string, inside = ''): string =>
  `<item identifier="${id}" identifierref="R"><title>${title}</title>${inside}</item>`;
const resource = (href: string): string =>
  `<resource identifier="R" type="webcontent" adlcp:scormtype="sco" href="${href}"/>`;

type Content = Record<string, string | Buffer>;
async function aPackage(files: Content, options: Partial<Options> = {}): Promise<string> {
  const path = join(folder, 'package');
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(files)) zip.addBuffer(Buffer.from(content), name, options);
  zip.end();
  await pipeline(zip.outputStream, createWriteStream(path));
  return path;
}
/** Names that a writer of archives would not write, put over others of the same length. */
async function withName(path: string, written: string, name: string): Promise<string> {
  const bytes = await readFile(path);
  for (let at = bytes.indexOf(written); at >= 0; at = bytes.indexOf(written, at + 1)) bytes.write(name, at);
  await writeFile(path, bytes);
  return path;
}
const good: Content = { 'imsmanifest.xml': manifest12(), 'index.html': '<p>Hello</p>' };
const checked = async (files: Content) => checkScorm(await aPackage(files));
const leftBehind = async () => (await readdir(folder)).filter((name) => name !== 'package');

test('a package is unpacked beside its file, with what its manifest says', async () => {
  const items = `${item('A', 'One', '<adlcp:masteryscore>80</adlcp:masteryscore><adlcp:datafromlms>start=1</adlcp:datafromlms>')}
    <item identifier="H"><title>More</title>${item('B', 'Two')}</item>`;
  const found = await checked({ ...good, 'imsmanifest.xml': manifest12(items), 'img/a.PNG': 'x' });
  expect(found).toMatchObject({
    type: 'application/zip',
    scorm: {
      title: 'Walking',
      version: '1.2',
      fileCount: 3,
      activityTree: null,
      items: [
        { identifier: 'A', href: 'index.html', kind: 'sco', mastery_score: 80, launch_data: 'start=1', items: [] },
        { identifier: 'H', href: null, kind: null, items: [{ identifier: 'B', title: 'Two' }] },
      ],
      resources: expect.arrayContaining([{ path: 'img/a.PNG', bytes: 1, type: 'image/png' }]),
    },
  });
  expect(await readFile(join(folder, 'package.unpacked', 'index.html'), 'utf8')).toBe('<p>Hello</p>');
  await rm(join(folder, 'package.unpacked'), { recursive: true });
});

test('a package in one folder, with what the Finder leaves, is that folder', async () => {
  const found = await checked({
    'Course/imsmanifest.xml': manifest12(),
    'Course/index.html': 'x',
    '__MACOSX/Course/._index.html': 'x',
    'Course/.DS_Store': 'x',
  });
  expect(found).toMatchObject({ scorm: { fileCount: 2, items: [{ href: 'index.html' }] } });
  await rm(join(folder, 'package.unpacked'), { recursive: true });
});

test.each<[string, string, Content]>([
  ['without a manifest', 'The package has no imsmanifest.xml.', { 'index.html': 'x' }],
  ['that is empty', 'The package has no imsmanifest.xml.', {}],
  [
    'whose manifest is cut off',
    'The manifest is no well-formed XML.',
    { ...good, 'imsmanifest.xml': '<manifest><a></manifest>' },
  ],
  [
    'that declares entities',
    'The manifest declares a document type or entities. Export it without them.',
    { ...good, 'imsmanifest.xml': `<!DOCTYPE m [<!ENTITY x SYSTEM "file:///etc/passwd">]>${manifest12()}` },
  ],
  [
    'with one identifier twice',
    'Two items of the manifest have the same identifier.',
    { ...good, 'imsmanifest.xml': manifest12(item('A', 'One') + item('A', 'Two')) },
  ],
  [
    'of pages alone',
    'The package shows pages, but none of them can say that it is completed (no SCO).',
    { ...good, 'imsmanifest.xml': manifest12(undefined, resource('index.html').replace('"sco"', '"asset"')) },
  ],
  [
    'that launches nothing',
    'The manifest lists no launchable item.',
    { ...good, 'imsmanifest.xml': manifest12('<item identifier="A"><title>Only a heading</title></item>') },
  ],
  [
    'that launches what is not there',
    "The manifest launches 'start.html', which is not in the package.",
    { ...good, 'imsmanifest.xml': manifest12(undefined, resource('start.html')) },
  ],
  [
    'that launches what is outside',
    "The manifest launches '../index.html', which is not in the package.",
    { ...good, 'imsmanifest.xml': manifest12(undefined, resource('../index.html')) },
  ],
  [
    'that launches another site',
    "The manifest launches 'https://elsewhere.example/', which is on another site. Put its files into the package.",
    { ...good, 'imsmanifest.xml': manifest12(undefined, resource('https://elsewhere.example/')) },
  ],
  [
    'with two files of one name',
    "The package contains two files with the name 'INDEX.html'.",
    { ...good, 'INDEX.html': 'y' },
  ],
  [
    'with a file where a folder is',
    "The package contains an unsafe path: 'index.html/a'",
    { ...good, 'index.html/a': 'y' },
  ],
  ['with a bell in a name', "The package contains an unsafe path: 'a\u0007.html'", { ...good, 'a\u0007.html': 'y' }],
  ['with very deep folders', 'Folders in a package lie at most 20 deep.', { ...good, [`${'a/'.repeat(20)}b`]: 'y' }],
  [
    'with a very long name',
    'A file in the package has a name of more than 255 bytes. Shorten it.',
    { ...good, ['é'.repeat(140)]: 'y' },
  ],
  [
    'with a very long path',
    'A file in the package has a path of more than 2,000 bytes. Shorten the names of its folders.',
    { ...good, [`${`${'a'.repeat(250)}/`.repeat(9)}b`]: 'y' },
  ],
  [
    'that unfolds without measure',
    'Unpacked, the package is more than 100 times as large. Such archives are not opened.',
    { ...good, 'zeros.bin': Buffer.alloc(30 * 1024 ** 2) },
  ],
])('a package %s is refused, and nothing of it stays', async (_, rejected, files) => {
  expect(await checked(files)).toEqual({ rejected });
  expect(await leftBehind()).toEqual([]);
});

test.each([
  ['../x.html', '../x.html'],
  ['/etc/abcd', '/etc/abcd'],
  ['..\\\\x.htm'.replace('\\\\', '\\'), '..\\x.htm'],
  ['C:/x.html', 'C:/x.html'],
])('a path that leads out of the package (%s) is named and refused', async (name, named) => {
  const written = 'x'.repeat(name.length);
  const path = await withName(await aPackage({ ...good, [written]: 'y' }), written, name);
  expect(await checkScorm(path)).toEqual({ rejected: `The package contains an unsafe path: '${named}'` });
  expect(await leftBehind()).toEqual([]);
});

test('a link to another file is refused', async () => {
  const path = await aPackage(good, { mode: 0o120777 });
  expect(await checkScorm(path)).toMatchObject({ rejected: expect.stringContaining('unsafe path') });
});

test('what is no archive, or a damaged one, is refused', async () => {
  const path = join(folder, 'package');
  await writeFile(path, 'Not a ZIP at all');
  expect(await checkScorm(path)).toEqual({ rejected: 'This file is not a ZIP archive.' });
  await aPackage({ ...good, 'long.txt': 'abc '.repeat(5000) });
  const bytes = await readFile(path);
  // The directory says that an entry is shorter than it is.
  const place = bytes.lastIndexOf('long.txt') - 46 + 24;
  bytes.writeUInt32LE(100, place);
  await writeFile(path, bytes);
  expect(await checkScorm(path)).toEqual({ rejected: 'The archive is damaged.' });
  expect(await leftBehind()).toEqual([]);
});

test('addresses keep their parameters, and are found where letters differ by their case', async () => {
  const items = '<item identifier="A" identifierref="R" parameters="?lang=fr"><title>One</title></item>';
  const files = {
    'imsmanifest.xml': manifest12(items, '<resource identifier="R" xml:base="sub%20dir/" href="Start.HTML?a=1#top"/>'),
    'sub dir/start.html': 'x',
  };
  expect(await checked(files)).toMatchObject({
    scorm: { items: [{ href: 'sub%20dir/start.html?a=1&lang=fr#top' }] },
  });
  await rm(join(folder, 'package.unpacked'), { recursive: true });
});

test('a manifest in UTF-16 is read as what it is', async () => {
  const text = manifest12(item('A', 'Größe')).replace(
    '<?xml version="1.0"?>',
    '<?xml version="1.0" encoding="UTF-16"?>',
  );
  const utf16 = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]);
  expect(await checked({ ...good, 'imsmanifest.xml': utf16 })).toMatchObject({
    scorm: { items: [{ title: 'Größe' }] },
  });
  await rm(join(folder, 'package.unpacked'), { recursive: true });
});

const manifest2004 = (edition: string, sequencing: string): string =>
  `<manifest identifier="M" xmlns="http://www.imsglobal.org/xsd/imscp_v1p1" xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_v1p3"
    xmlns:adlnav="http://www.adlnet.org/xsd/adlnav_v1p3" xmlns:imsss="http://www.imsglobal.org/xsd/imsss">
  <metadata><schema>ADL SCORM</schema><schemaversion>${edition}</schemaversion></metadata>
  <organizations default="O"><organization identifier="O"><title>Rules</title>
    ${item('A', 'Test', `<adlcp:completionThreshold completedByMeasure="true" minProgressMeasure="0.7"/>${sequencing}`)}
    ${item('B', 'Lesson')}
    <imsss:sequencing><imsss:controlMode choice="false" flow="true"/></imsss:sequencing>
  </organization></organizations>
  <resources>${resource('index.html')}</resources>
  <imsss:sequencingCollection><imsss:sequencing ID="S">
    <imsss:objectives><imsss:primaryObjective objectiveID="P" satisfiedByMeasure="true">
      <imsss:minNormalizedMeasure>0.8</imsss:minNormalizedMeasure>
      <imsss:mapInfo targetObjectiveID="G" writeSatisfiedStatus="true"/>
    </imsss:primaryObjective></imsss:objectives>
  </imsss:sequencing></imsss:sequencingCollection>
</manifest>`;

test.each([
  ['satisfiedByMeasure="true"', '<imsss:minNormalizedMeasure>0.8</imsss:minNormalizedMeasure>', 0.8],
  ['satisfiedByMeasure="true"', '', 1],
  ['', '<imsss:minNormalizedMeasure>0.8</imsss:minNormalizedMeasure>', null],
])('the pass mark of a 2004 item with %s and “%s” is %s', async (attributes, inside, mark) => {
  const sequencing = `<imsss:sequencing><imsss:objectives>
    <imsss:primaryObjective objectiveID="P" ${attributes}>${inside}</imsss:primaryObjective>
  </imsss:objectives></imsss:sequencing>`;
  const found = await checked({ ...good, 'imsmanifest.xml': manifest2004('2004 4th Edition', sequencing) });
  expect(found).toMatchObject({ scorm: { items: [{ identifier: 'A', scaled_passing_score: mark }, {}] } });
});

test.each([
  ['2004 4th Edition', '2004-4'],
  ['2004 3rd Edition', '2004-3'],
  ['CAM 1.3', '2004-3'],
  ['2004 2nd Edition', '2004-2'],
])('a package of “%s” is %s, with its rules as the sequencing takes them', async (edition, version) => {
  const sequencing = `<imsss:sequencing IDRef="S"><imsss:sequencingRules><imsss:postConditionRule>
      <imsss:ruleConditions conditionCombination="any"><imsss:ruleCondition condition="satisfied" operator="not"/></imsss:ruleConditions>
      <imsss:ruleAction action="retry"/></imsss:postConditionRule></imsss:sequencingRules></imsss:sequencing>
    <adlnav:presentation><adlnav:navigationInterface><adlnav:hideLMSUI>continue</adlnav:hideLMSUI></adlnav:navigationInterface></adlnav:presentation>`;
  const found = await checked({ ...good, 'imsmanifest.xml': manifest2004(edition, sequencing) });
  expect(found).toMatchObject({
    scorm: {
      version,
      items: [{ identifier: 'A', completion_threshold: 0.7 }, { identifier: 'B' }],
      activityTree: {
        id: 'O',
        sequencingControls: { choice: false, flow: true },
        children: [
          {
            id: 'A',
            hideLmsUi: ['continue'],
            completionThreshold: { completedByMeasure: true, minProgressMeasure: 0.7 },
            sequencingRules: {
              postConditionRules: [
                {
                  action: 'retry',
                  conditionCombination: 'any',
                  conditions: [{ condition: 'satisfied', operator: 'not' }],
                },
              ],
            },
            primaryObjective: {
              objectiveID: 'P',
              satisfiedByMeasure: true,
              minNormalizedMeasure: 0.8,
              mapInfo: [{ targetObjectiveID: 'G', writeSatisfiedStatus: true, readSatisfiedStatus: true }],
            },
          },
          { id: 'B' },
        ],
      },
    },
  });
  await rm(join(folder, 'package.unpacked'), { recursive: true });
});
