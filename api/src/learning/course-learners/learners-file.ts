import { type LearnerFilters, learnersFile } from '@stoa/shared/contract/learning/course-learners.ts';
import type { Locale } from '@stoa/shared/contract/site/locales.ts';
import { z } from 'zod';
import { type CsvFile, type CsvRow, linkToCsv } from '../../files/csv-files.ts';
import type { Context } from '../../kernel/context.ts';
import { instantOf } from '../../kernel/database/database.ts';
import { createTexts } from '../../kernel/texts.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { atLesson } from './at-lesson.ts';
import { findLearnersAfter, type LearnerRow } from './course-learners.repository.ts';
import { en } from './messages/learners.en.ts';
import { fr } from './messages/learners.fr.ts';
import { requireScope, taughtBy, theCourse } from './report-scope.ts';

const texts = createTexts({ en, fr });

const BATCH = 500;

/** Who asked, and what for. */
const asked = learnersFile.extend({ user: z.uuid() });
type Asked = z.infer<typeof asked>;

export const learnersCsv: CsvFile<Asked> = {
  route: 'getLearnersLink',
  asked,
  name: ({ locale }) => texts(locale)('file.name'),
  rows: rowsOf,
};

export async function getLearnersLink(
  context: Pick<Context, 'db' | 'files'>,
  viewer: Viewer,
  given: LearnerFilters & { locale: Locale },
): Promise<{ url: string; expires_at: string }> {
  await requireScope(context.db, viewer, given.course_id);
  return linkToCsv(context, learnersCsv, { ...given, user: viewer.user.id });
}

async function* rowsOf({ db }: Context, given: Asked): AsyncGenerator<CsvRow[]> {
  const t = texts(given.locale);
  const scope = given.course_id === undefined ? taughtBy(given.user) : theCourse(given.course_id);
  const at = await atLesson(db, given);
  yield [heads.map((head) => t(`head.${head}`))];
  for (let after: string | undefined; ;) {
    const rows = await findLearnersAfter(db, { scope, at }, { ...given, after, limit: BATCH });
    yield rows.map(lineOf);
    if (rows.length < BATCH) return;
    after = rows.at(-1)?.id;
  }
}

const heads = ['name', 'course', 'progress', 'enrolled', 'activity', 'completed', 'watched'] as const;

const lineOf = (row: LearnerRow): CsvRow => [
  row.name,
  row.course.name,
  { decimal: String(row.percentage) },
  instantOf(row.enrolled_at),
  row.last_activity_at === null ? '' : instantOf(row.last_activity_at),
  row.completed_at === null ? '' : instantOf(row.completed_at),
  { decimal: row.watched_s.toFixed(0) },
];
