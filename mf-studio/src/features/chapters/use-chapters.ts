import { MOST_CHAPTERS, type Chapter } from '@stoa/shared/contract/teaching/chapters.ts';
import { usePlatform } from '@stoa/shared/federation/platform-context.tsx';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useBuilder } from '../../builder/builder-context.tsx';
import type { SaveTarget } from '../../saving/patches.ts';
import { isSameValue } from '../../saving/same-value.ts';
import { useChaptersText } from '../../messages/chapters.ts';
import { chaptersOf, newRow, pastedRows, rowsOf, sortedRows, type ChapterRow } from './chapter-lines.ts';

interface ChaptersField {
  value: Chapter[];
  onChange(chapters: Chapter[]): void;
}

/** The rows as they are typed, and what adds, sorts and removes them. */
export function useChapters(target: SaveTarget, { value, onChange }: ChaptersField) {
  const t = useChaptersText();
  const { toasts } = usePlatform();
  const { saver } = useBuilder();
  const [kept, setKept] = useState(() => rowsOf(value));
  // A row just begun is not scolded while it is being written.
  const [fresh, setFresh] = useState<string>();
  const isOurs = isSameValue(chaptersOf(kept), value);
  const rows = isOurs ? kept : rowsOf(value);
  if (!isOurs) setKept(rows);

  const shown = useRef<(next: Chapter[]) => void>(undefined);
  useEffect(() => {
    shown.current = (next) => {
      setKept(rowsOf(next));
      onChange(next);
    };
    return () => void (shown.current = undefined);
  });

  function show(next: ChapterRow[], focusId?: string): void {
    flushSync(() => {
      setKept(next);
      onChange(chaptersOf(next));
    });
    if (focusId) document.getElementById(focusId)?.focus();
  }

  /** The toast outlives the editor: then the chapters go back without being drawn. */
  function offerUndo(message: string): void {
    const before = chaptersOf(rows).filter(({ start_s }) => Number.isFinite(start_s));
    const run = () => (shown.current ? shown.current(before) : saver.change(target, 'chapters', before));
    toasts.show({ kind: 'info', message, action: { label: t('undo'), run } });
  }

  return {
    rows,
    fresh,
    leave: (key: string) => setFresh((now) => (now === key ? undefined : now)),
    change: (row: ChapterRow) => show(rows.map((each) => (each.key === row.key ? row : each))),
    sort: () => show(sortedRows(rows), 'chapter-add'),
    add() {
      const row = newRow(rows.length === 0 ? '0:00' : '');
      setFresh(row.key);
      show([...rows, row], `chapter-${row.key}-${row.time ? 'title' : 'time'}`);
    },
    remove(index: number) {
      const next = rows.toSpliced(index, 1);
      const neighbour = next[Math.min(index, next.length - 1)];
      show(next, neighbour ? `chapter-${neighbour.key}-time` : 'chapter-add');
      offerUndo(t('removed', { number: index + 1 }));
    },
    /** Whether the text was a list of chapters, and is in the rows now. */
    paste(text: string): boolean {
      const pasted = pastedRows(text);
      if (pasted === undefined) return false;
      const written = rows.filter(({ time, title }, index) => title !== '' || (time !== '' && index > 0));
      const next = sortedRows([...written, ...pasted]).slice(0, MOST_CHAPTERS);
      show(next, 'chapter-add');
      offerUndo(t('pasted', { count: next.length - written.length }));
      return true;
    },
  };
}
