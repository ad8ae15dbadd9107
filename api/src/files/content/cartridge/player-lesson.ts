import { captionsLanguage } from '@stoa/shared/contract/teaching/caption-tracks.ts';
import { chaptersWithin, type Chapter } from '@stoa/shared/contract/teaching/chapters.ts';
import type { ArchivedLesson } from '@stoa/shared/contract/teaching/course-archive.ts';
import rehypeParse from 'rehype-parse';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';
import { parseCaptions } from '../captions/parse-captions.ts';
import { newArchivedLesson } from './new-archived-lesson.ts';
import { pageOf, textOf } from './page-lesson.ts';
import type { Given, Reading } from './reading.ts';

interface Node {
  type: string;
  tagName?: string;
  value?: string;
  properties?: Record<string, unknown>;
  children?: Node[];
}

const reader = unified().use(rehypeParse);
const writer = unified().use(rehypeStringify);

/** A page that does nothing but play one film or recording of the cartridge, and give files along: a lesson of that kind. */
export async function playerLesson(reading: Reading, given: Given, html: string): Promise<ArchivedLesson | undefined> {
  const page = reader.parse(html) as unknown as Node;
  const [player, ...others] = allOf(page, (name) => name === 'video' || name === 'audio');
  if (player === undefined || others.length > 0) return undefined;
  const rest = without(page, player);
  if (saysMore(rest, (href) => reading.files.find(href, given.path) !== undefined)) return undefined;
  const kind = player.tagName === 'video' ? 'video' : 'audio';
  const file_id = filesOf(player, ['src'])
    .map((src) => reading.files.find(src, given.path))
    .map((path) => path && reading.files.take(path, kind))
    .find((id) => id !== undefined);
  if (file_id === undefined) return undefined;
  const { resources } = pageOf(reading, { ...given, html: writer.stringify(rest as never) });
  return newArchivedLesson(given.title, kind, {
    file_id,
    resources,
    poster_file_id: posterOf(reading, given, player),
    ...captionsOf(reading, given, player),
    chapters: await chaptersOf(reading, given, player),
  });
}

const allOf = (node: Node, is: (name: string) => boolean): Node[] =>
  (node.children ?? []).flatMap((child) => [...(is(child.tagName ?? '') ? [child] : []), ...allOf(child, is)]);

const without = (node: Node, left: Node): Node => ({
  ...node,
  ...(node.children && {
    children: node.children.filter((child) => child !== left).map((child) => without(child, left)),
  }),
});

/** What names the page is its title. */
const unsaid = new Set(['head', 'script', 'style']);
const shown = new Set(['img', 'iframe', 'object', 'embed']);

/** Whether there are words, pictures, frames, or links to what is no file of the cartridge. */
function saysMore(node: Node, isFile: (href: string) => boolean): boolean {
  const { type, tagName = '', value = '', children = [] } = node;
  if (unsaid.has(tagName) || (tagName === 'a' && isFile(attribute(node, 'href')) && !hasShown(node))) return false;
  const isSaid = type === 'text' && value.trim() !== '';
  return isSaid || shown.has(tagName) || children.some((child) => saysMore(child, isFile));
}
const hasShown = (node: Node): boolean => allOf(node, (name) => shown.has(name)).length > 0;

const attribute = ({ properties }: Node, name: string): string => {
  const value = properties?.[name];
  return typeof value === 'string' ? value.trim() : '';
};
const filesOf = (player: Node, names: string[]): string[] =>
  [player, ...allOf(player, (name) => name === 'source')]
    .flatMap((node) => names.map((name) => attribute(node, name)))
    .filter((src) => src !== '');

function posterOf({ files }: Reading, { path }: Given, player: Node): string | null {
  const found = player.tagName === 'video' && files.find(attribute(player, 'poster'), path);
  return (found && files.take(found, 'picture')) || null;
}

const tracksOf = (player: Node, kinds: readonly string[]): Node[] =>
  allOf(player, (name) => name === 'track').filter((track) =>
    kinds.includes(attribute(track, 'kind').toLowerCase() || 'subtitles'),
  );

/** The first language is that of the track that plays by itself; of two in one language the first. */
function captionsOf({ files }: Reading, { path }: Given, player: Node) {
  const tracks = tracksOf(player, ['captions', 'subtitles'])
    .toSorted((one, other) => Number(isDefault(other)) - Number(isDefault(one)))
    .flatMap((track) => {
      const found = files.find(attribute(track, 'src'), path);
      const file_id = found && files.take(found, 'captions');
      const language = captionsLanguage.safeParse(attribute(track, 'srcLang')).data;
      return file_id ? [{ file_id, language }] : [];
    });
  const [first, ...rest] = tracks;
  const more = rest.flatMap(({ file_id, language }) => (language ? [{ file_id, language }] : []));
  const isNew = ({ file_id, language }: (typeof more)[number], at: number, all: typeof more): boolean =>
    file_id !== first?.file_id &&
    language !== first?.language &&
    all.findIndex((one) => one.language === language || one.file_id === file_id) === at;
  return {
    captions_file_id: first?.file_id ?? null,
    captions_language: first?.language ?? null,
    more_captions: first?.language ? more.filter(isNew).slice(0, 20) : [],
  };
}
const isDefault = ({ properties }: Node): boolean => properties?.['default'] === true;

async function chaptersOf(reading: Reading, { path }: Given, player: Node): Promise<Chapter[]> {
  const [track] = tracksOf(player, ['chapters']);
  const found = track && reading.files.find(attribute(track, 'src'), path);
  if (!found) return [];
  const cues = parseCaptions(await textOf(reading, { path: found })) ?? [];
  const chapters = cues.map(({ start_s, text }) => ({ start_s: Math.floor(start_s), title: text.slice(0, 80) }));
  return chaptersWithin(0).safeParse(chapters).data ?? [];
}
