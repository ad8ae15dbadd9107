import { cueTime, readCueTime, type Cue } from '../../builder/captions/cue.ts';

/** A caption as it is typed. */
export interface CueRow {
  /** Stays with the row wherever it is sorted to. */
  key: string;
  start: string;
  end: string;
  text: string;
  name: string;
  settings: string;
}
export type CueProblem = 'start' | 'end' | 'backwards' | 'overlap' | 'late';

/** How long a new caption stays, where the next one leaves room. */
const LENGTH_MS = 2_000;
const SHORTEST_MS = 200;

let made = 0;
export const newCueRow = ({ start, end, ...rest }: Partial<Cue> & Pick<Cue, 'start' | 'end'>): CueRow => ({
  text: '',
  name: '',
  settings: '',
  ...rest,
  key: String((made += 1)),
  start: cueTime(start),
  end: cueTime(end),
});

export const cueOfRow = ({ key: _key, start, end, ...cue }: CueRow): Cue => ({
  ...cue,
  start: readCueTime(start),
  end: readCueTime(end),
});

export const rowsFrom = (cues: readonly Cue[]): CueRow[] =>
  cues.toSorted((one, other) => one.start - other.start).map(newCueRow);

interface Bounds {
  mayOverlap: boolean;
  /** Of the film; 0: not known. */
  durationMs: number;
}

/** The first rule that each row breaks. */
export function cueProblems(rows: readonly CueRow[], { mayOverlap, durationMs }: Bounds): (CueProblem | undefined)[] {
  const cues = rows.map(cueOfRow);
  return cues.map(({ start, end }, index) => {
    if (Number.isNaN(start)) return 'start';
    if (Number.isNaN(end)) return 'end';
    if (end <= start) return 'backwards';
    if (durationMs > 0 && start >= durationMs) return 'late';
    // Of the row above: it is the later one that is moved.
    const before = cues[index - 1];
    return !mayOverlap && before && start < before.end ? 'overlap' : undefined;
  });
}

export const overlapsIn = (rows: readonly CueRow[]): boolean =>
  cueProblems(rows, { mayOverlap: false, durationMs: 0 }).includes('overlap');

export const changeRow = (rows: readonly CueRow[], key: string, change: Partial<CueRow>): CueRow[] =>
  rows.map((row) => (row.key === key ? { ...row, ...change } : row));

/** After the row of this key, or at this moment where there is none. */
export function insertRow(rows: readonly CueRow[], key: string | undefined, nowMs: number): [CueRow[], CueRow] {
  const index = rows.findIndex((row) => row.key === key);
  const cues = rows.map(cueOfRow);
  const last = cues.findLastIndex(({ start }) => start <= nowMs);
  const at = (index === -1 ? last : index) + 1;
  const start = Math.max(nowMs, cues[at - 1]?.end || 0);
  const next = cues[at]?.start ?? Number.POSITIVE_INFINITY;
  const end = Math.max(start + SHORTEST_MS, Math.min(start + LENGTH_MS, next));
  const row = newCueRow({ start, end });
  return [rows.toSpliced(at, 0, row), row];
}

/** In two at the place in its words: at the film's moment where that lies within, else by the share of the words. */
export function splitRow(
  rows: readonly CueRow[],
  key: string,
  place: number,
  nowMs: number,
): [CueRow[], CueRow] | undefined {
  const index = rows.findIndex((row) => row.key === key);
  const row = rows[index];
  if (!row) return undefined;
  const { start, end, text, settings } = cueOfRow(row);
  if (!(end - start >= 2 * SHORTEST_MS)) return undefined;
  const isWithin = nowMs >= start + SHORTEST_MS && nowMs <= end - SHORTEST_MS;
  const share = text.length === 0 ? 0.5 : Math.min(0.9, Math.max(0.1, place / text.length));
  const middle = isWithin ? nowMs : Math.round(start + (end - start) * share);
  const second = newCueRow({ start: middle, end, text: text.slice(place).trim(), settings });
  const first = { ...row, end: cueTime(middle), text: text.slice(0, place).trim() };
  return [rows.toSpliced(index, 1, first, second), second];
}

/** With the next one: from the beginning of the first to the end of the second. */
export function mergeRow(rows: readonly CueRow[], key: string): CueRow[] | undefined {
  const index = rows.findIndex((row) => row.key === key);
  const [row, next] = [rows[index], rows[index + 1]];
  if (!row || !next) return undefined;
  const text = [row.text.trim(), next.text.trim()].filter(Boolean).join('\n');
  return rows.toSpliced(index, 2, { ...row, end: next.end, text });
}

export const removeRow = (rows: readonly CueRow[], key: string): CueRow[] => rows.filter((row) => row.key !== key);

export const sortRows = (rows: readonly CueRow[]): CueRow[] =>
  rows.toSorted((one, other) => readCueTime(one.start) - readCueTime(other.start));

/** The row that is read at this moment. */
export const rowAt = (rows: readonly CueRow[], ms: number): CueRow | undefined =>
  rows.findLast((row) => readCueTime(row.start) <= ms && ms < readCueTime(row.end));
