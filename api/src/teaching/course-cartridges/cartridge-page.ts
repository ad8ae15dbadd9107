import { directionOf } from '@stoa/shared/contract/site/locales.ts';
import type { Chapter } from '@stoa/shared/contract/teaching/chapters.ts';
import type { Resource } from '@stoa/shared/contract/teaching/resources.ts';
import type { LessonContent } from '../lessons/lesson-content.ts';
import { markup, nothing, type Markup } from '../scorm-export/markup.ts';
import { lessonHtmlOf } from './cartridge-html.ts';
import type { PackedFile, PackedFiles } from './packed-files.ts';

/** What pages stand in: a folder of their own. */
const BASE = '../';

export interface PageOf {
  lesson: LessonContent;
  files: PackedFiles;
  /** Of the course. */
  language: string;
}

/** A lesson as a page; the platform shows its title itself. */
export const pageOf = ({ lesson, files, language }: PageOf, words = lesson.markdown): string =>
  documentOf(
    lesson.title,
    language,
    markup`${lessonHtmlOf(words ?? '', files, BASE)}${linksTo(lesson.resources, files)}`,
  );

/** A film or a recording as a page that plays it. `chapters`: the path of their track. */
export function playerPage(
  { lesson, files, language }: PageOf,
  { film, chapters }: { film: PackedFile; chapters: string | undefined },
): string {
  const poster = files.get(lesson.poster_file_id ?? '');
  const tracks = captionsOf(lesson, { files, language }).map(
    ({ file, language: spoken }, at) =>
      markup`<track kind="captions" src="${BASE}${file.path}" srclang="${spoken}" label="${spoken}"${at === 0 ? markup` default` : nothing}>`,
  );
  const named = chapters
    ? markup`<track kind="chapters" src="${BASE}${chapters}" srclang="${language}" label="${language}">`
    : nothing;
  const inside = markup`${tracks}${named}<a href="${BASE}${film.path}">${film.row.name}</a>`;
  const body =
    lesson.kind === 'video'
      ? markup`<video src="${BASE}${film.path}"${poster ? markup` poster="${BASE}${poster.path}"` : nothing} controls preload="metadata" title="${lesson.title}">${inside}</video>`
      : markup`<audio src="${BASE}${film.path}" controls preload="metadata" title="${lesson.title}">${inside}</audio>`;
  return documentOf(lesson.title, language, markup`${body}${linksTo(lesson.resources, files)}`);
}

/** Captions that come along, those in its first language first. */
export function captionsOf(
  { captions_file_id, captions_language, more_captions }: LessonContent,
  { files, language }: Pick<PageOf, 'files' | 'language'>,
): { file: PackedFile; language: string }[] {
  const first = { file_id: captions_file_id ?? '', language: captions_language ?? language };
  return [first, ...(more_captions ?? [])].flatMap(({ file_id, language: spoken }) => {
    const file = files.get(file_id);
    return file ? [{ file, language: spoken }] : [];
  });
}

/** Files that a lesson gives along, each as a line of its own. */
export const linksTo = (resources: readonly Resource[] | undefined, files: PackedFiles, base = BASE): Markup[] =>
  (resources ?? []).flatMap(({ file_id, title }) => {
    const file = files.get(file_id);
    return file ? [markup`<p><a href="${base}${file.path}">${title}</a></p>`] : [];
  });

const documentOf = (title: string, language: string, body: Markup): string =>
  markup`<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head><meta charset="utf-8"><title>${title}</title></head>
<body>${body}</body>
</html>
`.text;

/** Chapters as a track of WebVTT: each until the next one, the last one for long. */
export function chaptersTrack(chapters: readonly Chapter[]): string {
  const cues = chapters.map(({ start_s, title }, at) => {
    const end = chapters[at + 1]?.start_s ?? start_s + 86_400;
    return `${clock(start_s)} --> ${clock(end)}\n${title.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')}`;
  });
  return `${['WEBVTT', ...cues].join('\n\n')}\n`;
}

const clock = (seconds: number): string =>
  [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':') + '.000';
