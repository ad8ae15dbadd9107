import type { z } from 'zod';
import { decimalText } from '@stoa/shared/contract/kernel/csv-text.ts';
import { allCoursesFile } from '@stoa/shared/contract/market/all-courses.ts';
import { type CsvFile, type CsvRow, linkToCsv } from '../../files/csv-files.ts';
import type { Context } from '../../kernel/context.ts';
import { instantOf } from '../../kernel/database/database.ts';
import { createTexts } from '../../kernel/texts.ts';
import { type AllCoursesRow, findCoursesAfter } from './all-courses.repository.ts';
import { en } from './messages/all-courses.en.ts';
import { fr } from './messages/all-courses.fr.ts';

type Asked = z.infer<typeof allCoursesFile>;

const texts = createTexts({ en, fr });
const BATCH = 500;

/** States stand there as the API calls them: a file is read by programs, too. */
export const allCoursesCsv: CsvFile<Asked> = {
  route: 'getAllCoursesLink',
  asked: allCoursesFile,
  name: ({ locale }) => texts(locale)('file.name'),
  rows: rowsOf,
};

export const getAllCoursesLink = (context: Pick<Context, 'files'>, asked: Asked) =>
  linkToCsv(context, allCoursesCsv, asked);

async function* rowsOf({ db }: Context, { locale, ...filters }: Asked): AsyncGenerator<CsvRow[]> {
  const t = texts(locale);
  yield [heads.map((head) => t(`head.${head}`))];
  for (let after: string | undefined; ;) {
    const rows = await findCoursesAfter(db, { ...filters, after, limit: BATCH });
    yield rows.map(lineOf);
    if (rows.length < BATCH) return;
    after = rows.at(-1)?.id;
  }
}

const heads = [
  'id',
  'name',
  'status',
  'creator',
  'category',
  'language',
  'price',
  'currency',
  'enrolments',
  'rating',
  'ratings',
  'featured',
  'reviewer',
  'published',
  'changed',
] as const;

const lineOf = (row: AllCoursesRow): CsvRow => [
  row.id,
  row.name,
  row.status,
  row.creator.name,
  row.category?.name ?? '',
  row.language,
  { decimal: row.type === 'free' ? '0' : decimalText(row.price_minor, row.currency) },
  row.currency,
  { decimal: String(row.enrolment_count) },
  { decimal: row.rating === null ? '' : row.rating.toFixed(2) },
  { decimal: String(row.rating_count) },
  { decimal: row.featured === null ? '' : String(row.featured) },
  row.reviewer?.name ?? '',
  row.published_at === null ? '' : instantOf(row.published_at),
  instantOf(row.updated_at),
];
