import type { LearnerDeed, LearnerOrder, LearnerState } from '@stoa/shared/contract/learning/report-words.ts';
import { isPeriod, type Period, periodOf, type Range, ranges } from './periods.ts';

export const reportTabs = ['overview', 'learners', 'lessons', 'ratings', 'earnings'] as const;
export type ReportTab = (typeof reportTabs)[number];

/** Which learners are listed: by how far they are, or by what they did in the period. */
export const learnerChoices = [
  'all',
  'not_begun',
  'under_way',
  'completed',
  'enrolled_then',
  'active_then',
  'completed_then',
] as const satisfies readonly (LearnerState | `${LearnerDeed}_then`)[];
export type LearnerChoice = (typeof learnerChoices)[number];

export const learnerSorts = ['name', 'activity', 'away', 'progress', 'enrolled', 'watched'] as const;
export type LearnerSort = (typeof learnerSorts)[number];
/** As the server sorts them. */
export const orderOf: Record<LearnerSort, { sort: LearnerOrder; order: 'asc' | 'desc' }> = {
  name: { sort: 'name', order: 'asc' },
  activity: { sort: 'activity', order: 'desc' },
  away: { sort: 'activity', order: 'asc' },
  progress: { sort: 'progress', order: 'desc' },
  enrolled: { sort: 'enrolled', order: 'desc' },
  watched: { sort: 'watched', order: 'desc' },
};

export const charted = ['enrolments', 'active_learners', 'completions', 'watched_s'] as const;
export type Charted = (typeof charted)[number];

/** What the screen shows; all of it stands in the address. */
export interface ReportView {
  tab: ReportTab;
  /** Null: all courses. */
  courseId: string | null;
  range: Range;
  period: Period;
  chart: Charted;
  learners: LearnerChoice;
  sort: LearnerSort;
  q: string;
  page: number;
  /** The film whose drop-off, or the quiz whose answers are open. */
  lessonId: string | null;
}

const MOST_CHARACTERS = 100;
const oneOf = <T extends string>(words: readonly T[], word: string | null): T =>
  words.find((one) => one === word) ?? words[0]!;

export function readReport(search: URLSearchParams, now = new Date()): ReportView {
  const own = { from: search.get('from') ?? '', to: search.get('to') ?? '' };
  const asked = oneOf(ranges, search.get('range'));
  const range = asked === 'own' && !isPeriod(own) ? ranges[0] : asked;
  return {
    tab: oneOf(reportTabs, search.get('tab')),
    courseId: search.get('course'),
    range,
    period: range === 'own' ? own : periodOf(range, now),
    chart: oneOf(charted, search.get('chart')),
    learners: oneOf(learnerChoices, search.get('learners')),
    sort: oneOf(learnerSorts, search.get('sort')),
    q: search.get('q')?.trim().slice(0, MOST_CHARACTERS) ?? '',
    page: Math.max(1, Math.floor(Number(search.get('page'))) || 1),
    lessonId: search.get('lesson'),
  };
}

/** Without what stands there by itself. */
export function writeReport({ courseId, period, page, lessonId, ...view }: ReportView): Record<string, string> {
  const plain = { tab: reportTabs[0], range: ranges[0], chart: charted[0], learners: 'all', sort: 'name', q: '' };
  return {
    ...Object.fromEntries(Object.entries(view).filter(([name, value]) => plain[name as keyof typeof plain] !== value)),
    ...(courseId && { course: courseId }),
    ...(view.range === 'own' && { from: period.from, to: period.to }),
    ...(page > 1 && { page: String(page) }),
    ...(lessonId && { lesson: lessonId }),
  };
}
