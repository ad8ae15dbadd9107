import { letGoOfVideo } from '@stoa/shared/ui/let-go-of-video.ts';
import { useEffect, useMemo, useRef, useState } from 'react';
import { cueTime, readCueTime, type CaptionFile } from '../../builder/captions/cue.ts';
import { writeCaptions } from '../../builder/captions/write-captions.ts';
import type { CaptionAction, RowAction } from './caption-keys.ts';
import {
  changeRow,
  cueOfRow,
  cueProblems,
  insertRow,
  mergeRow,
  overlapsIn,
  removeRow,
  rowAt,
  rowsFrom,
  sortRows,
  splitRow,
  type CueRow,
} from './cue-rows.ts';
import { useCueHistory } from './use-cue-history.ts';
import { useCueSaving } from './use-cue-saving.ts';

export const CUES_A_PAGE = 50;
const STEP_S = 2;
/** What takes the focus where a step back has taken the row that had it. */
export const INSERT_ID = 'cue-insert';

export const fieldId = (key: string, field: 'start' | 'end' | 'text'): string => `cue-${key}-${field}`;

interface UseCueDeskOptions {
  file: CaptionFile;
  durationS: number;
  onSave(text: string): void;
}

/** All that one can do with captions, by button and by key. */
export function useCueDesk({ file, durationS, onSave }: UseCueDeskOptions) {
  const [film, setFilm] = useState<HTMLMediaElement | null>(null);
  useEffect(() => letGoOfVideo(film), [film]);
  const [start] = useState(() => {
    const rows = rowsFrom(file.cues);
    return { rows, written: writtenOf(file.head, rows) };
  });
  const { rows, change, undo, redo, ...history } = useCueHistory(start.rows);
  const [mayOverlap, setMayOverlap] = useState(() => overlapsIn(start.rows));
  const [nowMs, setNowMs] = useState(0);
  const [page, setPage] = useState(1);
  const focusNext = useRef<string>(undefined);

  // Buttons and rows come and go; the focus follows the words.
  useEffect(() => {
    const field = focusNext.current === undefined ? null : document.getElementById(focusNext.current);
    const isKept = focusNext.current === INSERT_ID && document.activeElement !== document.body;
    focusNext.current = undefined;
    if (!isKept) field?.focus();
  });

  const problems = useMemo(
    () => cueProblems(rows, { mayOverlap, durationMs: durationS * 1000 }),
    [rows, mayOverlap, durationS],
  );
  const written = useMemo(
    () => (problems.some(Boolean) ? undefined : writtenOf(file.head, rows)),
    [problems, file.head, rows],
  );
  const [given, setGiven] = useState(start.written);
  useCueSaving({
    written,
    start: start.written,
    save: (text) => {
      setGiven(text);
      onSave(text);
    },
  });

  const filmMs = () => Math.round((film?.currentTime ?? 0) * 1000);
  const goTo = (all: readonly CueRow[], index: number) => {
    const row = all[Math.min(Math.max(index, 0), all.length - 1)];
    if (!row) return;
    setPage(Math.floor(all.indexOf(row) / CUES_A_PAGE) + 1);
    focusNext.current = fieldId(row.key, 'text');
  };
  const put = (next: readonly CueRow[] | undefined, index: number) => {
    if (!next) return;
    change(next);
    goTo(next, index);
  };

  function act(action: CaptionAction, key: string | undefined, place = 0): void {
    const index = rows.findIndex((row) => row.key === key);
    switch (action) {
      case 'toggle':
        if (film?.paused) void film.play().catch(() => undefined);
        else film?.pause();
        return;
      case 'back':
        return jump(film, -STEP_S);
      case 'forward':
        return jump(film, STEP_S);
      case 'undo':
        focusNext.current = INSERT_ID;
        return undo();
      case 'redo':
        focusNext.current = INSERT_ID;
        return redo();
      case 'insert': {
        const [next, made] = insertRow(rows, key, filmMs());
        return put(next, next.indexOf(made));
      }
      default:
        if (key !== undefined && index !== -1) actOnRow(action, { key, index, place });
    }
  }

  function actOnRow(action: RowAction, { key, index, place }: { key: string; index: number; place: number }): void {
    switch (action) {
      case 'in':
        return change(changeRow(rows, key, { start: cueTime(filmMs()) }));
      case 'out':
        return change(changeRow(rows, key, { end: cueTime(filmMs()) }));
      case 'split':
        return put(splitRow(rows, key, place, filmMs())?.[0], index + 1);
      case 'merge':
        return put(mergeRow(rows, key), index);
      case 'remove':
        return put(removeRow(rows, key), index);
      case 'previous':
      case 'next':
        return goToNeighbour(index + (action === 'next' ? 1 : -1));
    }
  }

  function goToNeighbour(index: number): void {
    goTo(rows, index);
    // On the same page nothing is drawn anew.
    document.getElementById(focusNext.current ?? '')?.focus();
  }

  return {
    ...history,
    setFilm,
    rows,
    problems,
    mayOverlap,
    setMayOverlap,
    page: Math.min(page, Math.max(1, Math.ceil(rows.length / CUES_A_PAGE))),
    setPage,
    now: rowAt(rows, nowMs),
    isPending: written !== given,
    isEmpty: written === '',
    isSorted: rows.every(
      (row, index) => index === 0 || !(readCueTime(row.start) < readCueTime(rows[index - 1]!.start)),
    ),
    sort: () => change(sortRows(rows)),
    type: (key: string, field: 'start' | 'end' | 'text', value: string) =>
      change(changeRow(rows, key, { [field]: value }), `${key}.${field}`),
    act,
    play: (row: CueRow) => playFrom(film, readCueTime(row.start)),
    follow: () => setNowMs(filmMs()),
  };
}

function jump(film: HTMLMediaElement | null, by: number): void {
  if (film) film.currentTime = Math.max(0, film.currentTime + by);
}

function playFrom(film: HTMLMediaElement | null, ms: number): void {
  if (!film || Number.isNaN(ms)) return;
  film.currentTime = ms / 1000;
  void film.play().catch(() => undefined);
}

/** Empty where no caption has words. */
const writtenOf = (head: string, rows: readonly CueRow[]): string =>
  rows.some(({ text }) => text.trim() !== '') ? writeCaptions({ head, cues: rows.map(cueOfRow) }) : '';
