import { Readable } from 'node:stream';
import { API_PREFIX, routes } from '@stoa/shared/contract/kernel/routes.ts';
import { csvText } from '@stoa/shared/contract/kernel/csv-text.ts';
import { type LearnerFilters, learnersFile } from '@stoa/shared/contract/learning/course-learners.ts';
import type { Locale } from '@stoa/shared/contract/site/locales.ts';
import { z } from 'zod';
import { requireSigned, signLink } from '../../files/signed-links.ts';
import type { Context } from '../../kernel/context.ts';
import { type Database, instantOf } from '../../kernel/database/database.ts';
import { notFound } from '../../kernel/problem.ts';
import { createTexts } from '../../kernel/texts.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { findLearnersAfter, type LearnerRow } from './course-learners.repository.ts';
import { en } from './messages/learners.en.ts';
import { fr } from './messages/learners.fr.ts';
import { type ReportScope, requireScope, taughtBy, theCourse } from './report-scope.ts';

const texts = createTexts({ en, fr });

/** As long as a person may look for where to save it. */
const LINK_S = 5 * 60;
const BATCH = 500;

/** Who asked, and what for: all of it stands in the path, so that it is signed. */
const asked = learnersFile.extend({ user: z.uuid() });
type Asked = z.infer<typeof asked>;

export const learnersPath = (question: string): string =>
  `${API_PREFIX}/${routes.getLearnersLink.split(' ')[1]}/${question}`;

const questionOf = (given: Asked): string => Buffer.from(JSON.stringify(given)).toString('base64url');

export async function getLearnersLink(
  { db, files }: Pick<Context, 'db' | 'files'>,
  viewer: Viewer,
  given: LearnerFilters & { locale: Locale },
): Promise<{ url: string; expires_at: string }> {
  await requireScope(db, viewer, given.course_id);
  const path = learnersPath(questionOf({ ...given, user: viewer.user.id }));
  const { url, expiresAt } = signLink(files.secret, path, LINK_S);
  return { url, expires_at: expiresAt.toISOString() };
}

/** The file behind a link; who may see it was asked when the link was made. */
export function openLearnersFile(
  { db, files }: Pick<Context, 'db' | 'files'>,
  question: string,
  query: unknown,
): { name: string; content: Readable } {
  requireSigned(files.secret, learnersPath(question), query);
  const given = asked.safeParse(JSON.parse(Buffer.from(question, 'base64url').toString()));
  if (!given.success) throw notFound();
  const { locale, user, course_id } = given.data;
  const scope = course_id === undefined ? taughtBy(user) : theCourse(course_id);
  return {
    name: `${texts(locale)('file.name')}.csv`,
    content: Readable.from(linesOf(db, scope, given.data), { objectMode: false }),
  };
}

async function* linesOf(db: Database, scope: ReportScope, given: Asked): AsyncGenerator<string> {
  const t = texts(given.locale);
  yield csvText([heads.map((head) => t(`head.${head}`))]);
  for (let after: string | undefined; ;) {
    const rows = await findLearnersAfter(db, scope, { ...given, after, limit: BATCH });
    // The mark of UTF-8 stands once, before the heads.
    if (rows.length > 0) yield csvText(rows.map(lineOf)).slice(1);
    if (rows.length < BATCH) return;
    after = rows.at(-1)?.id;
  }
}

const heads = ['name', 'course', 'progress', 'enrolled', 'activity', 'completed', 'watched'] as const;

const lineOf = (row: LearnerRow) => [
  row.name,
  row.course.name,
  { decimal: String(row.percentage) },
  instantOf(row.enrolled_at),
  row.last_activity_at === null ? '' : instantOf(row.last_activity_at),
  row.completed_at === null ? '' : instantOf(row.completed_at),
  { decimal: row.watched_s.toFixed(0) },
];
