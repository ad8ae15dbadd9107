import { MOST_CHAPTERS, type Chapter } from '@stoa/shared/contract/teaching/chapters.ts';
import { clockText } from '@stoa/shared/i18n/create-format.ts';

/** A chapter as it is typed. */
export interface ChapterRow {
  /** Stays with the row wherever it is sorted to. */
  key: string;
  time: string;
  title: string;
}

/** '4:30', '04:30' and '1:04:30' in seconds; NaN for what is no time. */
export function readTime(text: string): number {
  const [, hours, minutes, seconds] = /^(?:(\d{1,2}):)?(\d{1,3}):(\d{2})$/.exec(text.trim()) ?? [];
  if (minutes === undefined || seconds === undefined || Number(seconds) > 59) return Number.NaN;
  if (hours !== undefined && Number(minutes) > 59) return Number.NaN;
  return Number(hours ?? 0) * 3600 + Number(minutes) * 60 + Number(seconds);
}

let made = 0;
export const newRow = (time = '', title = ''): ChapterRow => ({ key: String((made += 1)), time, title });

export const rowsOf = (chapters: readonly Chapter[]): ChapterRow[] =>
  // A time that is being typed is none yet.
  chapters.map(({ start_s, title }) => newRow(Number.isFinite(start_s) ? clockText(start_s) : '', title));

export const chaptersOf = (rows: readonly ChapterRow[]): Chapter[] =>
  rows.map(({ time, title }) => ({ start_s: readTime(time), title }));

const LONGEST_TITLE = 80;
/** '00:00 Title', '[1:04:30] – Title': a time at the beginning, then the name. */
const chapterLine = /^[[(\s]*((?:\d{1,2}:)?\d{1,3}:\d{2})[-–—:.|\])\s]+(\S.*)$/;

/** The chapters in lines that somebody has copied; undefined where it is no list of them. */
export function pastedRows(text: string): ChapterRow[] | undefined {
  const rows = text.split(/\r?\n/).flatMap((line) => {
    const [, time = '', title = ''] = chapterLine.exec(line) ?? [];
    return Number.isNaN(readTime(time))
      ? []
      : [newRow(clockText(readTime(time)), title.trim().slice(0, LONGEST_TITLE))];
  });
  return rows.length > 0 ? rows.slice(0, MOST_CHAPTERS) : undefined;
}

/** By time; what has none yet comes last. */
export const sortedRows = (rows: readonly ChapterRow[]): ChapterRow[] =>
  rows.toSorted((a, b) => placeOf(a) - placeOf(b));

export const isSorted = (rows: readonly ChapterRow[]): boolean =>
  rows.every((row, index) => index === 0 || placeOf(rows[index - 1]!) <= placeOf(row));

function placeOf({ time }: ChapterRow): number {
  const seconds = readTime(time);
  return Number.isNaN(seconds) ? Number.MAX_SAFE_INTEGER : seconds;
}
