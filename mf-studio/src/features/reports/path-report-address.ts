import type { LearnerState } from '@stoa/shared/contract/learning/report-words.ts';
import {
  courseStages,
  type CourseStage,
  type PathDeed,
  type PathLearnerOrder,
} from '@stoa/shared/contract/market/path-report-words.ts';
import { oneOf, type PeriodView, readPageNumber, readPeriod, readSearch, writePeriod } from './periods.ts';

export const pathReportTabs = ['overview', 'learners', 'results', 'revenue'] as const;
export type PathReportTab = (typeof pathReportTabs)[number];

/** Which learners are listed: by how far they are, or by what they did in the period. */
export const pathLearnerChoices = [
  'all',
  'not_begun',
  'under_way',
  'completed',
  'enrolled_then',
  'active_then',
  'completed_then',
  'certified_then',
] as const satisfies readonly (LearnerState | `${PathDeed}_then`)[];
export type PathLearnerChoice = (typeof pathLearnerChoices)[number];

export const pathLearnerSorts = ['name', 'activity', 'away', 'progress', 'enrolled', 'done'] as const;
export type PathLearnerSort = (typeof pathLearnerSorts)[number];
/** As the server sorts them. */
export const pathOrderOf: Record<PathLearnerSort, { sort: PathLearnerOrder; order: 'asc' | 'desc' }> = {
  name: { sort: 'name', order: 'asc' },
  activity: { sort: 'activity', order: 'desc' },
  away: { sort: 'activity', order: 'asc' },
  progress: { sort: 'progress', order: 'desc' },
  enrolled: { sort: 'enrolled', order: 'desc' },
  done: { sort: 'completed', order: 'desc' },
};

export const pathCharted = ['enrolments', 'active_learners', 'completions', 'certificates'] as const;
export type PathCharted = (typeof pathCharted)[number];

/** What the screen shows; all of it stands in the address. */
export interface PathReportView extends PeriodView {
  tab: PathReportTab;
  /** Null: all paths. */
  pathId: string | null;
  chart: PathCharted;
  learners: PathLearnerChoice;
  sort: PathLearnerSort;
  q: string;
  page: number;
  /** Only learners who are at this stage of this course. */
  at: { courseId: string; stage: CourseStage } | null;
}

export function readPathReport(search: URLSearchParams, now = new Date()): PathReportView {
  const courseId = search.get('course');
  const stage = courseStages.find((one) => one === search.get('stage'));
  return {
    ...readPeriod(search, now),
    tab: oneOf(pathReportTabs, search.get('tab')),
    pathId: search.get('path'),
    chart: oneOf(pathCharted, search.get('chart')),
    learners: oneOf(pathLearnerChoices, search.get('learners')),
    sort: oneOf(pathLearnerSorts, search.get('sort')),
    q: readSearch(search),
    page: readPageNumber(search),
    at: courseId && stage ? { courseId, stage } : null,
  };
}

/** Without what stands there by itself. */
export function writePathReport({ pathId, range, period, page, at, ...view }: PathReportView): Record<string, string> {
  const plain = { tab: pathReportTabs[0], chart: pathCharted[0], learners: 'all', sort: 'name', q: '' };
  return {
    ...writePeriod({ range, period }),
    ...Object.fromEntries(Object.entries(view).filter(([name, value]) => plain[name as keyof typeof plain] !== value)),
    ...(pathId && { path: pathId }),
    ...(page > 1 && { page: String(page) }),
    ...(at && { course: at.courseId, stage: at.stage }),
  };
}

/** The learners whom a figure counts. */
export const pathRowsBehind: Record<PathCharted, Pick<PathReportView, 'tab' | 'learners' | 'sort'>> = {
  enrolments: { tab: 'learners', learners: 'enrolled_then', sort: 'enrolled' },
  active_learners: { tab: 'learners', learners: 'active_then', sort: 'activity' },
  completions: { tab: 'learners', learners: 'completed_then', sort: 'done' },
  certificates: { tab: 'learners', learners: 'certified_then', sort: 'done' },
};
