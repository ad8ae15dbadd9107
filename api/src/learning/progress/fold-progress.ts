import type { ProgressKind } from '@stoa/shared/contract/learning/progress-kinds.ts';
import type { LessonKind } from '@stoa/shared/contract/taxonomy/course-words.ts';
import type { ProgressDetail } from './progress.tables.ts';
import { distinctSeconds, mergeRanges, type SecondsRange } from './watched-seconds.ts';

/** What is known of one person in one lesson: the fold of their events. */
export interface LessonState {
  /** Seconds; of a document the page. */
  position_s: number;
  ranges: SecondsRange[];
  /** Seconds spent reading. */
  read_s: number;
  percentage: number;
  completed_at: Date | null;
}

/** What the rules of completion ask of a lesson. */
export interface LessonRules {
  kind: LessonKind;
  duration_s: number;
  pages: number | null;
  /** Percent of distinct seconds that completes a video. */
  watch_threshold: number;
}

export interface FoldedEvent {
  kind: ProgressKind;
  detail: ProgressDetail;
  at: Date;
}

export const untouched: LessonState = { position_s: 0, ranges: [], read_s: 0, percentage: 0, completed_at: null };

/** One event further. Completion is written once and nothing takes it back. */
export function foldProgress(state: LessonState, event: FoldedEvent, rules: LessonRules): LessonState {
  const next = { ...state, ...changeOf(state, event, rules) };
  return { ...next, completed_at: state.completed_at ?? (isComplete(next, event, rules) ? event.at : null) };
}

function changeOf(state: LessonState, { kind, detail }: FoldedEvent, rules: LessonRules): Partial<LessonState> {
  if (kind === 'watched' && isPlayed(rules.kind)) return watched(state, detail, rules.duration_s);
  if (kind === 'read') return { read_s: state.read_s + (detail.read_s ?? 0) };
  if (kind === 'page_seen' && rules.kind === 'document') {
    const pages = rules.pages ?? detail.pages ?? 1;
    const page = Math.min(detail.page ?? 1, pages);
    return { position_s: page, percentage: Math.max(state.percentage, percent(page, pages)) };
  }
  if (kind === 'marked_done' && canBeMarked(rules.kind)) return { percentage: 100 };
  if (doneElsewhere.has(kind)) return { percentage: 100 };
  if (kind === 'quiz_submitted') return { percentage: Math.max(state.percentage, detail.score ?? 0) };
  return {};
}

function watched(state: LessonState, { position_s = 0, ranges = [] }: ProgressDetail, duration: number) {
  const merged = mergeRanges([...state.ranges, ...ranges], duration);
  const news = distinctSeconds(merged) - distinctSeconds(state.ranges);
  const isLookingBack = position_s < state.position_s && news < LOOKING_BACK_S;
  return {
    ranges: merged,
    position_s: isLookingBack ? state.position_s : Math.min(position_s, duration),
    percentage: percent(distinctSeconds(merged), duration),
  };
}

/**
 * Who sees again what they saw already, before the place where they stopped, does not lose that place; who fills a gap
 * goes on from there. The ends of ranges fray: less than this is nothing new.
 */
const LOOKING_BACK_S = 1;

function isComplete(state: LessonState, { kind, detail }: FoldedEvent, rules: LessonRules): boolean {
  switch (rules.kind) {
    case 'video':
    case 'audio':
      return kind === 'watched' && rules.duration_s > 0 && state.percentage >= rules.watch_threshold;
    case 'document':
      return state.percentage === 100;
    case 'text':
    case 'embed':
      return kind === 'marked_done';
    case 'scorm':
      return kind === 'scorm_completed';
    case 'quiz':
      return kind === 'quiz_submitted' && detail.passed === true;
    case 'assignment':
      return kind === 'work_approved';
    case 'live':
      return kind === 'class_attended' || kind === 'recording_watched';
  }
}

/** What other rooms of the house have found: they alone say so. */
const doneElsewhere: ReadonlySet<FoldedEvent['kind']> = new Set([
  'work_approved',
  'class_attended',
  'recording_watched',
  'scorm_completed',
]);

/** A film or a recording: it counts what was played of it. */
export const isPlayed = (kind: LessonKind): boolean => kind === 'video' || kind === 'audio';

/**
 * A text, a document or an embedded page is done when its reader says so; a video is watched, a quiz passed, work
 * approved, a class attended, and a package says of itself that it is done.
 */
export const canBeMarked = (kind: LessonKind): boolean => kind === 'text' || kind === 'document' || kind === 'embed';

/**
 * Floor, never below 0 or above 100; nothing of nothing is 0. Multiplied first: 29 / 50 * 100 comes out below 58.
 */
export const percent = (part: number, whole: number): number =>
  whole <= 0 ? 0 : Math.min(100, Math.max(0, Math.floor((100 * part) / whole)));
