import { type PathLearnerFilters, pathLearnersFile } from '@stoa/shared/contract/market/path-reports.ts';
import type { Locale } from '@stoa/shared/contract/site/locales.ts';
import { z } from 'zod';
import { type CsvFile, type CsvRow, linkToCsv } from '../../files/csv-files.ts';
import type { Context } from '../../kernel/context.ts';
import { instantOf } from '../../kernel/database/database.ts';
import { createTexts } from '../../kernel/texts.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { en } from './messages/path-learners.en.ts';
import { fr } from './messages/path-learners.fr.ts';
import { findPathLearnersAfter, type PathLearnerRow } from './path-learners.repository.ts';
import { madeBy, requirePathScope, thePath } from './path-scope.ts';

const texts = createTexts({ en, fr });

const BATCH = 500;

/** Who asked, and what for. */
const asked = pathLearnersFile.extend({ user: z.uuid() });
type Asked = z.infer<typeof asked>;

export const pathLearnersCsv: CsvFile<Asked> = {
  route: 'getPathLearnersLink',
  asked,
  name: ({ locale }) => texts(locale)('file.name'),
  rows: rowsOf,
};

export async function getPathLearnersLink(
  context: Pick<Context, 'db' | 'files'>,
  viewer: Viewer,
  given: PathLearnerFilters & { locale: Locale },
): Promise<{ url: string; expires_at: string }> {
  await requirePathScope(context.db, viewer, given.path_id);
  return linkToCsv(context, pathLearnersCsv, { ...given, user: viewer.user.id });
}

async function* rowsOf({ db }: Context, { locale, user, ...filters }: Asked): AsyncGenerator<CsvRow[]> {
  const t = texts(locale);
  const scope = filters.path_id === undefined ? madeBy(user) : thePath(filters.path_id);
  yield [heads.map((head) => t(`head.${head}`))];
  for (let last: PathLearnerRow | undefined; ;) {
    const after = last && { path_id: last.path.id, user_id: last.user_id };
    const rows = await findPathLearnersAfter(db, scope, { ...filters, after, limit: BATCH });
    yield rows.map(lineOf);
    if (rows.length < BATCH) return;
    last = rows.at(-1);
  }
}

const heads = ['name', 'path', 'done', 'required', 'progress', 'enrolled', 'activity', 'completed'] as const;

const lineOf = (row: PathLearnerRow): CsvRow => [
  row.name,
  row.path.title,
  { decimal: String(row.completed_courses) },
  { decimal: String(row.required_courses) },
  { decimal: String(row.percentage) },
  instantOf(row.enrolled_at),
  row.last_activity_at === null ? '' : instantOf(row.last_activity_at),
  row.completed_at === null ? '' : instantOf(row.completed_at),
];
