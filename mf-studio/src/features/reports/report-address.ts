import {
  isOfStretch,
  type LearnerDeed,
  type LearnerOrder,
  type LearnerState,
  type LessonStage,
  lessonStages,
  attemptChoices,
  type AttemptChoice,
} from '@stoa/shared/contract/learning/report-words.ts';
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

/** Seconds of a film, the last of them not included. */
export interface Stretch {
  from: number;
  to: number;
}

/** What of a lesson is looked at, or by what of it the learners are narrowed. */
interface LessonView {
  /** The film whose drop-off, the quiz whose answers are open, or the lesson that narrows the learners. */
  lessonId: string | null;
  /** Of the learners: only those at this stage of the lesson. */
  stage: LessonStage | null;
  /** Of a film. */
  stretch: Stretch | null;
  /** Of a quiz: the one whose attempts are listed, which of them, and which option they chose. */
  questionId: string | null;
  attempts: AttemptChoice;
  optionId: string | null;
}

/** No lesson. */
export const noLesson: LessonView = {
  lessonId: null,
  stage: null,
  stretch: null,
  questionId: null,
  attempts: attemptChoices[0],
  optionId: null,
};

/** What the screen shows; all of it stands in the address. */
export interface ReportView extends PeriodView, LessonView {
  tab: ReportTab;
  /** Null: all courses. */
  courseId: string | null;
  chart: Charted;
  learners: LearnerChoice;
  sort: LearnerSort;
  q: string;
  page: number;
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
  ...readLesson(search),
});

function readLesson(search: URLSearchParams): LessonView {
  const lessonId = search.get('lesson');
  if (lessonId === null) return noLesson;
  const stretch = readStretch(search);
  const stage = lessonStages.find((one) => one === search.get('stage'));
  const optionId = search.get('option');
  const attempts = oneOf(attemptChoices, search.get('attempts'));
  return {
    lessonId,
    stage: stage && (stretch || !isOfStretch(stage)) ? stage : null,
    stretch,
    questionId: search.get('question'),
    attempts: attempts === 'chosen' && optionId === null ? attemptChoices[0] : attempts,
    optionId,
  };
}

function readStretch(search: URLSearchParams): Stretch | null {
  const [from, to] = [search.get('second'), search.get('until')].map((text) => (text === null ? -1 : Number(text)));
  const isStretch = [from, to].every(Number.isInteger) && from! >= 0 && from! < to!;
  return isStretch ? { from: from!, to: to! } : null;
}

const writeLesson = ({
  lessonId,
  stage,
  stretch,
  questionId,
  attempts,
  optionId,
}: LessonView): Record<string, string> =>
  lessonId === null
    ? {}
    : {
        lesson: lessonId,
        ...(stage && { stage }),
        ...(stretch && { second: String(stretch.from), until: String(stretch.to) }),
        ...(questionId && { question: questionId }),
        ...(attempts !== noLesson.attempts && { attempts }),
        ...(optionId && { option: optionId }),
      };

/** Without what stands there by itself. */
export function writeReport({ courseId, range, period, page, ...view }: ReportView): Record<string, string> {
  const { tab, chart, learners, sort, q } = view;
  const plain = { tab: reportTabs[0], chart: charted[0], learners: 'all', sort: 'name', q: '' };
  return {
    ...writePeriod({ range, period }),
    ...Object.fromEntries(
      Object.entries({ tab, chart, learners, sort, q }).filter(
        ([name, value]) => plain[name as keyof typeof plain] !== value,
      ),
    ),
    ...(courseId && { course: courseId }),
    ...(page > 1 && { page: String(page) }),
    ...writeLesson(view),
  };
}

/** The learners whom a figure counts. */
export const rowsBehind: Record<Charted, Pick<ReportView, 'tab' | 'learners' | 'sort'>> = {
  enrolments: { tab: 'learners', learners: 'enrolled_then', sort: 'enrolled' },
  active_learners: { tab: 'learners', learners: 'active_then', sort: 'activity' },
  completions: { tab: 'learners', learners: 'completed_then', sort: 'name' },
  watched_s: { tab: 'learners', learners: 'active_then', sort: 'watched' },
};
