import {
  courseReportFile,
  type CourseReport,
  type ReportFigures,
  type ReportTable,
} from '@stoa/shared/contract/market/course-reports.ts';
import type { ReportPeriod } from '@stoa/shared/contract/learning/report-period.ts';
import type { Locale } from '@stoa/shared/contract/site/locales.ts';
import { z } from 'zod';
import { fraction, whole } from '../../files/csv-cells.ts';
import { type CsvFile, type CsvRow, linkToCsv } from '../../files/csv-files.ts';
import type { Context } from '../../kernel/context.ts';
import { type Database, instantOf } from '../../kernel/database/database.ts';
import { createTexts } from '../../kernel/texts.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { countLearners } from '../../learning/course-learners/count-learners.ts';
import { type ReportScope, requireScope, taughtBy, theCourse } from '../../learning/course-learners/report-scope.ts';
import { findFigures, readSeries } from './course-reports.service.ts';
import { en } from './messages/course-report.en.ts';
import { fr } from './messages/course-report.fr.ts';
import { periodBefore } from './report-days.ts';
import { findRatingsAfter } from './report-ratings.repository.ts';

const texts = createTexts({ en, fr });

/** Who asked, and what for. */
const asked = courseReportFile.extend({ user: z.uuid() });
type Asked = z.infer<typeof asked>;

export const courseReportCsv: CsvFile<Asked> = {
  route: 'getCourseReportLink',
  asked,
  name: ({ table, locale, from, to }) => `${texts(locale)(`${table}.file`)}-${from}-${to}`,
  rows: rowsOf,
};

export async function getCourseReportLink(
  context: Pick<Context, 'db' | 'files'>,
  viewer: Viewer,
  given: ReportTable & { locale: Locale },
): Promise<{ url: string; expires_at: string }> {
  await requireScope(context.db, viewer, given.course_id);
  return linkToCsv(context, courseReportCsv, { ...given, user: viewer.user.id });
}

async function* rowsOf({ db }: Context, given: Asked): AsyncGenerator<CsvRow[]> {
  const t = texts(given.locale);
  const scope = given.course_id === undefined ? taughtBy(given.user) : theCourse(given.course_id);
  yield [heads[given.table].map((head) => t(`head.${head}`))];
  yield* batches[given.table](db, scope, given);
}

const heads = {
  figures: [
    'course',
    'from',
    'to',
    'enrolments',
    'active',
    'watched',
    'completions',
    'learners',
    'rate',
    'ratings',
    'mean',
  ],
  series: ['from', 'enrolments', 'active', 'watched', 'completions'],
  ratings: ['given', 'course', 'learner', 'stars', 'comment'],
} as const satisfies Record<ReportTable['table'], readonly string[]>;

type Batches = (db: Database, scope: ReportScope, given: Asked) => AsyncGenerator<CsvRow[]>;
const batches: Record<ReportTable['table'], Batches> = { figures, series, ratings };

/** All courses and each of them, in the period and in the one before. */
async function* figures(db: Database, scope: ReportScope, given: Asked): AsyncGenerator<CsvRow[]> {
  const period = { from: given.from, to: given.to };
  const before = periodBefore(period);
  const [now, then, courses] = await Promise.all([
    findFigures(db, scope, period),
    findFigures(db, scope, before),
    countLearners(db, scope, given.user),
  ]);
  const all = given.course_id === undefined ? [{ id: null, name: texts(given.locale)('all') }] : [];
  yield [...all, ...courses].flatMap(({ id, name }) => [
    figureLine(name, period, now(id)),
    figureLine(name, before, then(id)),
  ]);
}

const figureLine = (name: string, { from, to }: ReportPeriod, told: ReportFigures): CsvRow => [
  name,
  from,
  to,
  ...stretchCells(told),
  whole(told.learners),
  fraction(told.completion_rate),
  whole(told.ratings),
  fraction(told.rating_mean),
];

const stretchCells = (told: Omit<CourseReport['series'][number], 'from'>) =>
  [told.enrolments, told.active_learners, told.watched_s, told.completions].map(whole);

async function* series(db: Database, scope: ReportScope, given: Asked): AsyncGenerator<CsvRow[]> {
  const told = await readSeries(db, scope, { from: given.from, to: given.to });
  yield told.series.map((stretch) => [stretch.from, ...stretchCells(stretch)]);
}

const BATCH = 500;

async function* ratings(db: Database, scope: ReportScope, given: Asked): AsyncGenerator<CsvRow[]> {
  for (let after: string | undefined; ;) {
    const rows = await findRatingsAfter(db, scope, { from: given.from, to: given.to, after, limit: BATCH });
    yield rows.map(({ created_at, course, name, rating, comment }) => [
      instantOf(created_at),
      course,
      name,
      whole(rating),
      comment,
    ]);
    if (rows.length < BATCH) return;
    after = rows.at(-1)?.id;
  }
}
