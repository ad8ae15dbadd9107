import { createHash } from 'node:crypto';
import { Transform } from 'node:stream';
import { quotingRule, rule } from '@stoa/shared/contract/kernel/rule.ts';
import {
  ARCHIVE_FORMAT,
  ARCHIVE_VERSION,
  courseArchive,
  type CourseArchive,
} from '@stoa/shared/contract/teaching/course-archive.ts';
import type { ImportNote } from '@stoa/shared/contract/teaching/course-import-words.ts';
import { v7 } from 'uuid';
import { MOST_UNPACKED } from '../../checkers/archive-bounds.ts';
import type { ArchivedContent } from '../../course-archives/course-archives.tables.ts';
import { manifestIn } from '../scorm/check-scorm.ts';
import type { OpenPackage } from '../scorm/open-package.ts';
import { readXml } from '../scorm/read-xml.ts';
import { refuse } from '../scorm/refused.ts';
import { unpack } from '../scorm/unpack.ts';
import { CartridgeFiles, type TakenFile } from './cartridge-files.ts';
import { cartridgeLesson } from './cartridge-lesson.ts';
import { fittedTitle, inSmallLetters } from './fitted-title.ts';
import { outlineOf } from './outline.ts';
import { type Cartridge, type CartridgeResource, readCartridge } from './read-cartridge.ts';
import type { Reading } from './reading.ts';

/** A Common Cartridge, as if it were an archive of ours; what has no place in that is noted. @throws PackageRefused */
export async function takeInCartridge(opened: OpenPackage, folder: string): Promise<ArchivedContent> {
  const cartridge = readCartridge(readXml(await manifestIn(opened)));
  const reading: Reading = { opened, files: new CartridgeFiles(opened.files), notes: [] };
  const modules = await modulesOf(reading, cartridge);
  noteUnplaced(reading.notes, cartridge);
  requireFew(reading.files.taken);
  const sums = new Map<string, string>();
  await unpack({ zip: opened.zip, files: reading.files.entries }, folder, (path) => summing(path, sums));
  const files = reading.files.taken.map((file) => ({ ...file, sha256: sums.get(file.path) ?? '' }));
  return { course: checked({ course: fieldsOf(cartridge), modules, files }), notes: reading.notes, isLenient: true };
}

/** A file is there once for each purpose that it has. */
function requireFew(files: readonly TakenFile[]): void {
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  if (bytes > MOST_UNPACKED) refuse(rule('Unpacked, the archive is larger than 2 GB.'));
}

async function modulesOf(reading: Reading, cartridge: Cartridge): Promise<CourseArchive['modules']> {
  const { modules, notes } = outlineOf(cartridge);
  reading.notes.push(...notes);
  const fit = (title: string, otherwise: string) => {
    const fitted = fittedTitle(title, { least: 3, most: 80, otherwise });
    if (fitted.endsWith('…') && !title.endsWith('…')) reading.notes.push({ kind: 'shortened', name: title });
    return fitted;
  };
  const made: CourseArchive['modules'] = [];
  for (const module of modules) {
    const title = fit(module.title, courseTitle(cartridge));
    const lessons: CourseArchive['modules'][number]['lessons'] = [];
    for (const item of module.items) {
      const resource = preferredOf(cartridge, item.resource);
      const lesson = await cartridgeLesson(reading, { title: fit(item.title, title), resource });
      if (lesson) lessons.push(lesson);
    }
    if (lessons.length > 0) made.push({ id: v7(), title, opening: null, lessons });
  }
  return made;
}

/** An assignment stands behind the page that others show instead. @see Common Cartridge 1.3, variants */
function preferredOf({ resources }: Cartridge, identifier: string): CartridgeResource | undefined {
  const resource = resources.get(identifier);
  const variant = resource?.variant ? resources.get(resource.variant) : undefined;
  return variant?.type.startsWith('assignment_') ? variant : resource;
}

/** Pages and files that no item shows are there for those that link to them; anything else would be missed. */
function noteUnplaced(notes: ImportNote[], { items, resources }: Cartridge): void {
  const placed = new Set<string>();
  const place = (all: Cartridge['items']): void => {
    for (const { resource, items: below } of all) {
      if (resource !== null) placed.add(resource);
      place(below);
    }
  };
  place(items);
  const variants = new Set([...resources.values()].map(({ variant }) => variant));
  for (const { identifier, type, href } of resources.values()) {
    if (placed.has(identifier) || variants.has(identifier) || /^(?:webcontent|associatedcontent)/.test(type)) continue;
    notes.push({ kind: /lti/.test(type) ? 'tool' : 'part', name: href ?? identifier });
  }
}

const courseTitle = ({ title }: Cartridge): string =>
  inSmallLetters(fittedTitle(title, { least: 5, most: 60, otherwise: 'Common Cartridge' }));

const fieldsOf = (cartridge: Cartridge): CourseArchive['course'] => ({
  name: courseTitle(cartridge),
  short_description: '',
  description: cartridge.description.slice(0, 10_000),
  level: null,
  content_type: null,
  type: 'free',
  price_minor: 0,
  currency: 'USD',
  language: languageOf(cartridge.language),
  objectives: [],
  requirements: [],
  audience: [],
  cover_file_id: null,
  watch_threshold: 90,
  is_micro: false,
  captions_waiver: null,
  resources: [],
  category: null,
  skills: [],
  prerequisites: [],
});

/** A language tag; English where it names none, as every new draft is. */
function languageOf(given: string | null): string {
  try {
    const { baseName } = new Intl.Locale((given ?? 'en').replaceAll('_', '-'));
    return baseName.length <= 12 ? baseName : 'en';
  } catch {
    return 'en';
  }
}

function checked(given: Pick<CourseArchive, 'course' | 'modules' | 'files'>): CourseArchive {
  const document = {
    format: ARCHIVE_FORMAT,
    version: ARCHIVE_VERSION,
    site: 'Common Cartridge',
    exported_at: new Date().toISOString(),
    ...given,
  };
  const read = courseArchive.safeParse(JSON.parse(JSON.stringify(document), storable));
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  const said = `${issue?.path.join('.')}: ${issue?.message}`;
  return refuse(quotingRule("The cartridge breaks a rule at '{text}'.", said.slice(0, 300)));
}

/** No database keeps a zero in a text, nor half of a sign. */
const storable = (_name: string, value: unknown): unknown =>
  typeof value === 'string' ? value.replaceAll('\0', '').toWellFormed() : value;

function summing(path: string, sums: Map<string, string>): Transform {
  const hash = createHash('sha256');
  return new Transform({
    transform: (piece: Buffer, _encoding, give) => {
      hash.update(piece);
      give(null, piece);
    },
    flush: (give) => {
      sums.set(path, hash.digest('hex'));
      give();
    },
  });
}
