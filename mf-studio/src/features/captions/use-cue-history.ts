import { useReducer } from 'react';
import type { CueRow } from './cue-rows.ts';

interface History {
  past: readonly (readonly CueRow[])[];
  rows: readonly CueRow[];
  future: readonly (readonly CueRow[])[];
  /** What was typed last: more of the same is one step back. */
  tag: string | undefined;
}
type Step = { rows: readonly CueRow[]; tag?: string } | 'undo' | 'redo';

const MOST_STEPS = 200;

function step({ past, rows, future, tag }: History, next: Step): History {
  if (next === 'undo') {
    const before = past.at(-1);
    return before
      ? { past: past.slice(0, -1), rows: before, future: [rows, ...future], tag: undefined }
      : { past, rows, future, tag };
  }
  if (next === 'redo') {
    const [after, ...rest] = future;
    return after ? { past: [...past, rows], rows: after, future: rest, tag: undefined } : { past, rows, future, tag };
  }
  const isMore = next.tag !== undefined && next.tag === tag;
  return {
    past: isMore ? past : [...past, rows].slice(-MOST_STEPS),
    rows: next.rows,
    future: [],
    tag: next.tag,
  };
}

/** Captions, and the way back. */
export function useCueHistory(start: readonly CueRow[]) {
  const [{ past, rows, future }, dispatch] = useReducer(step, { past: [], rows: start, future: [], tag: undefined });
  return {
    rows,
    canUndo: past.length > 0,
    canRedo: future.length > 0,
    /** `tag`: typing into one field, which is taken back as a whole. */
    change: (next: readonly CueRow[], tag?: string) => dispatch({ rows: next, ...(tag !== undefined && { tag }) }),
    undo: () => dispatch('undo'),
    redo: () => dispatch('redo'),
  };
}
