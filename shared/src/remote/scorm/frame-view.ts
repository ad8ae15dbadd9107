import type { FromFrame } from '../../contract/learning/scorm-port.ts';
import type { LaunchEnd, ScormAttempt } from '../../contract/learning/scorm.ts';

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
  /** Another part was wanted and could not be fetched. */
  isStuck: boolean;
  /** What the server would not keep: of which part, and why; the last of it. */
  refused: { sco: string; message: string } | undefined;
  /** Of what is expired, where it is known. */
  reason: LaunchEnd | undefined;
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
  isStuck: false,
  refused: undefined,
  reason: undefined,
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
      return { ...view, phase: 'shown', item: news.identifier, can: news.can, isStuck: false };
    case 'journal':
      return { ...view, isUnsaved: true, seq: news.commit.seq };
    case 'kept':
      return keptView(view, news, now);
    case 'unreachable':
      return { ...view, isUnreachable: true };
    case 'no_line':
      // Before anything was shown there is nothing to stay at.
      return view.phase === 'loading' ? { ...view, phase: 'silent' } : { ...view, isStuck: true };
    case 'refused': {
      const { seq, sco, message } = news;
      return { ...view, refused: { sco, message }, isUnsaved: seq < view.seq, isUnreachable: false };
    }
    case 'expired':
      return { ...view, phase: 'expired' };
    case 'ended':
      return { ...view, phase: 'ended', item: undefined };
    case 'failed':
      return { ...view, phase: 'failed', message: news.message };
    case 'silent':
      return view.phase === 'loading' ? { ...view, phase: 'silent' } : view;
    case 'ready':
    case 'call':
    case 'blocked':
      return view;
  }
}

function keptView(
  view: FrameView,
  { seq, sco, outcome, reason, attempt }: Extract<FromFrame, { type: 'kept' }>,
  now: number,
): FrameView {
  if (outcome === 'taken_over' || outcome === 'expired') return { ...view, phase: outcome, reason };
  const refused = view.refused?.sco === sco ? undefined : view.refused;
  return { ...view, attempt, savedAt: now, isUnsaved: seq < view.seq, isUnreachable: false, refused };
}
