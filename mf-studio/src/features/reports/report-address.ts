import type { LearnerDeed, LearnerOrder, LearnerState } from '@stoa/shared/contract/learning/report-words.ts';
import { oneOf, type PeriodView, readPageNumber, readPeriod, readSearch, writePeriod } from './periods.ts';

export const reportTabs = ['overview', 'learners', 'lessons', 'ratings', 'announcements', 'earnings'] as const;
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
/** Of whatever is reported. */
export type ChartedFigure = Charted | 'certificates';

/** What the screen shows; all of it stands in the address. */
export interface ReportView extends PeriodView {
  tab: ReportTab;
  /** Null: all courses. */
  courseId: string | null;
  chart: Charted;
  learners: LearnerChoice;
  sort: LearnerSort;
  q: string;
  page: number;
  /** The film whose drop-off, or the quiz whose answers are open. */
  lessonId: string | null;
}

export const readReport = (search: URLSearchParams, now = new Date()): ReportView => ({
  ...readPeriod(search, now),
  tab: oneOf(reportTabs, search.get('tab')),
  courseId: search.get('course'),
  chart: oneOf(charted, search.get('chart')),
  learners: oneOf(learnerChoices, search.get('learners')),
  sort: oneOf(learnerSorts, search.get('sort')),
  q: readSearch(search),
  page: readPageNumber(search),
  lessonId: search.get('lesson'),
});

/** Without what stands there by itself. */
export function writeReport({ courseId, range, period, page, lessonId, ...view }: ReportView): Record<string, string> {
  const plain = { tab: reportTabs[0], chart: charted[0], learners: 'all', sort: 'name', q: '' };
  return {
    ...writePeriod({ range, period }),
    ...Object.fromEntries(Object.entries(view).filter(([name, value]) => plain[name as keyof typeof plain] !== value)),
    ...(courseId && { course: courseId }),
    ...(page > 1 && { page: String(page) }),
    ...(lessonId && { lesson: lessonId }),
  };
}
