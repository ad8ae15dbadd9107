import type { z } from 'zod';
import type { DecimalCell } from '@stoa/shared/contract/kernel/csv-text.ts';
import type { RouteName } from '@stoa/shared/contract/kernel/routes.ts';
import type { Locale } from '@stoa/shared/contract/site/locales.ts';
import type { Context } from '../kernel/context.ts';
import type { CsvFile, CsvRow } from './csv-files.ts';

const BATCH = 500;

/** Where a file goes on: behind the row with this id. */
export interface Batch {
  after: string | undefined;
  limit: number;
}

type FileText<H extends string> = 'file.name' | `head.${H}`;
/** What stands below each head. */
type Cells<R> = Readonly<Record<string, (row: R) => string | DecimalCell>>;

interface ListFile<A extends { locale: Locale }, R extends { id: string }> {
  /** The call that gives its link. */
  route: RouteName;
  asked: z.ZodType<A>;
  /** In the order of their ids: the next batch goes on behind the last row. */
  find(context: Context, asked: A, batch: Batch): Promise<readonly R[]>;
}

/**
 * The file of a list: its heads, and all that is listed, in the order of the ids: the oldest first, where these come with
 * the time. Cells stand in their order, by the names of their heads; what the API has a word for stands as it calls it.
 */
export const csvOfList = <A extends { locale: Locale }, R extends { id: string }, const C extends Cells<R>>(
  { find, ...file }: ListFile<A, R>,
  cells: C,
  texts: (locale: Locale) => (text: FileText<keyof C & string>) => string,
): CsvFile<A> => ({
  ...file,
  name: ({ locale }) => texts(locale)('file.name'),
  async *rows(context, asked): AsyncGenerator<CsvRow[]> {
    const t = texts(asked.locale);
    yield [Object.keys(cells).map((head: keyof C & string) => t(`head.${head}`))];
    for (let after: string | undefined; ;) {
      const rows = await find(context, asked, { after, limit: BATCH });
      yield rows.map((row) => Object.values(cells).map((cell) => cell(row)));
      if (rows.length < BATCH) return;
      after = rows.at(-1)?.id;
    }
  },
});
