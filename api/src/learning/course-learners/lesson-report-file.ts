import { lessonReportFile, type LessonTable } from '@stoa/shared/contract/learning/course-learners.ts';
import { LEAST_LEARNERS } from '@stoa/shared/contract/learning/report-words.ts';
import type { QuestionStatistics } from '@stoa/shared/contract/learning/quiz-statistics.ts';
import type { Locale } from '@stoa/shared/contract/site/locales.ts';
import type { z } from 'zod';
import { fraction, whole } from '../../files/csv-cells.ts';
import { type CsvFile, type CsvRow, linkToCsv } from '../../files/csv-files.ts';
import type { Context } from '../../kernel/context.ts';
import type { Database } from '../../kernel/database/database.ts';
import { createTexts } from '../../kernel/texts.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { findLesson } from '../../teaching/lessons/outline.ts';
import { findQuiz } from '../quizzes/find-quiz.ts';
import { readStatistics, requireStatistics } from '../quizzes/statistics.service.ts';
import { requireFilm } from './course-learners.service.ts';
import { retentionOf } from './film-retention.ts';
import { countCurrent, findLessonFigures, findPlayedRanges } from './lesson-figures.repository.ts';
import { en } from './messages/lesson-report.en.ts';
import { fr } from './messages/lesson-report.fr.ts';
import { requireReported } from './report-scope.ts';

const texts = createTexts({ en, fr });

type Asked = z.infer<typeof lessonReportFile>;
type Table = LessonTable['table'];

export const lessonReportCsv: CsvFile<Asked> = {
  route: 'getLessonReportLink',
  asked: lessonReportFile,
  name: ({ table, locale }) => texts(locale)(`${table}.file`),
  rows: rowsOf,
};

const requireTable: Record<Table, (db: Database, viewer: Viewer, id: string) => Promise<unknown>> = {
  lessons: requireReported,
  film: requireFilm,
  answers: requireStatistics,
};

export async function getLessonReportLink(
  context: Pick<Context, 'db' | 'files'>,
  viewer: Viewer,
  given: LessonTable & { locale: Locale },
): Promise<{ url: string; expires_at: string }> {
  await requireTable[given.table](context.db, viewer, given.id);
  return linkToCsv(context, lessonReportCsv, given);
}

async function* rowsOf({ db }: Context, { table, id, locale }: Asked): AsyncGenerator<CsvRow[]> {
  const t = texts(locale);
  yield [heads[table].map((head) => t(`head.${head}`))];
  yield* batches[table](db, id);
}

const heads = {
  lessons: ['number', 'lesson', 'module', 'learners', 'began', 'completed'],
  film: ['second', 'reached', 'watched', 'stopped'],
  answers: [
    'number',
    'question',
    'asked',
    'answered',
    'right',
    'discrimination',
    'hints',
    'option',
    'optionRight',
    'chosen',
  ],
} as const satisfies Record<Table, readonly string[]>;

const batches: Record<Table, (db: Database, id: string) => AsyncGenerator<CsvRow[]>> = { lessons, film, answers };

async function* lessons(db: Database, courseId: string): AsyncGenerator<CsvRow[]> {
  const learners = await countCurrent(db, courseId);
  const figures = await findLessonFigures(db, courseId);
  yield figures.map(({ title, module, began, completed }, index) => [
    whole(index + 1),
    title,
    module,
    whole(learners),
    whole(began),
    whole(completed),
  ]);
}

const BATCH = 500;

/** Every second of a film; in the last of them nobody stopped. */
async function* film(db: Database, lessonId: string): AsyncGenerator<CsvRow[]> {
  const lesson = await findLesson(db, lessonId);
  const played = lesson ? await findPlayedRanges(db, lesson) : [];
  if (lesson === undefined || played.length < LEAST_LEARNERS) return;
  const seconds = retentionOf(played, lesson.durationS, { from_s: 0, to_s: lesson.durationS }, 1);
  for (let at = 0; at < seconds.length; at += BATCH) {
    yield seconds
      .slice(at, at + BATCH)
      .map(({ from_s, to_s, reached, watched, stopped }) => [
        ...[from_s, reached, watched].map(whole),
        to_s < lesson.durationS ? whole(stopped) : '',
      ]);
  }
}

async function* answers(db: Database, lessonId: string): AsyncGenerator<CsvRow[]> {
  const quiz = await findQuiz(db, lessonId);
  const { questions } = quiz ? await readStatistics(db, lessonId, quiz) : { questions: [] };
  yield questions.flatMap((told, index) => linesOf(told, index + 1));
}

/** A line for each option; one where there are none. */
function linesOf(told: QuestionStatistics, number: number): CsvRow[] {
  const { prompt, asked, answered, right_share, discrimination, hints, options } = told;
  const question: CsvRow = [
    whole(number),
    prompt,
    whole(asked),
    whole(answered),
    fraction(right_share),
    fraction(discrimination),
    whole(hints),
  ];
  if (options.length === 0) return [[...question, '', '', '']];
  return options.map(({ text, correct, chosen }) => [...question, text, whole(Number(correct)), whole(chosen)]);
}
