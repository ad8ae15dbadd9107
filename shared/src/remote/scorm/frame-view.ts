import type { FromFrame } from '../../contract/learning/scorm-port.ts';
import type { ScormAttempt } from '../../contract/learning/scorm.ts';

/** What is known of a package that runs in its frame. */
export interface FrameView {
  phase: 'loading' | 'shown' | 'ended' | 'failed' | 'silent' | 'taken_over' | 'expired';
  /** On stage. */
  item: string | undefined;
  can: { continue: boolean; previous: boolean; items: readonly string[] };
  attempt: ScormAttempt;
  /** Milliseconds; undefined: nothing was kept yet. */
  savedAt: number | undefined;
  /** Something was set that the server has not answered for. */
  isUnsaved: boolean;
  /** Of the newest that was set. */
  seq: number;
  isUnreachable: boolean;
  /** Of the failure, for the package's maker. */
  message: string | undefined;
}

export const openingView = (attempt: ScormAttempt): FrameView => ({
  phase: 'loading',
  item: undefined,
  can: { continue: false, previous: false, items: [] },
  attempt,
  savedAt: undefined,
  isUnsaved: false,
  seq: 0,
  isUnreachable: false,
  message: undefined,
});

/** `silent`: the frame has said nothing for so long that it is not coming. */
export type FrameNews = FromFrame | { type: 'silent' };

/** Who has lost a package to another page, or let it run out, hears nothing more from this one. */
const isOver = ({ phase }: FrameView): boolean => ['taken_over', 'expired', 'failed'].includes(phase);

export function nextView(view: FrameView, news: FrameNews, now = Date.now()): FrameView {
  if (isOver(view)) return view;
  switch (news.type) {
    case 'item':
      return { ...view, phase: 'shown', item: news.identifier, can: news.can };
    case 'journal':
      return { ...view, isUnsaved: true, seq: news.commit.seq };
    case 'kept':
      return keptView(view, news, now);
    case 'unreachable':
      return { ...view, isUnreachable: true };
    case 'ended':
      return { ...view, phase: 'ended', item: undefined };
    case 'failed':
      return { ...view, phase: 'failed', message: news.message };
    case 'silent':
      return view.phase === 'loading' ? { ...view, phase: 'silent' } : view;
    case 'ready':
    case 'call':
      return view;
  }
}

function keptView(
  view: FrameView,
  { seq, outcome, attempt }: Extract<FromFrame, { type: 'kept' }>,
  now: number,
): FrameView {
  if (outcome === 'taken_over' || outcome === 'expired') return { ...view, phase: outcome };
  return { ...view, attempt, savedAt: now, isUnsaved: seq < view.seq, isUnreachable: false };
}
