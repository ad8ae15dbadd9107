import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { type z } from 'zod';
import { csvText, type DecimalCell } from '@stoa/shared/contract/kernel/csv-text.ts';
import { API_PREFIX, type RouteName, routes } from '@stoa/shared/contract/kernel/routes.ts';
import type { Context } from '../kernel/context.ts';
import { notFound } from '../kernel/problem.ts';
import { requireSigned, signLink } from './signed-links.ts';

/** As long as a person may look for where to save it. */
const LINK_S = 5 * 60;

export type CsvRow = readonly (string | DecimalCell)[];

/** A table that leaves as a file, however long it is. */
export interface CsvFile<A> {
  /** The call that gives its link; the file has its path and the question behind it. */
  route: RouteName;
  /** What is asked for, and whatever else its rows depend on: all of it stands in the link, signed. */
  asked: z.ZodType<A>;
  /** Without `.csv`. */
  name(asked: A): string;
  /** Heads first, then batch after batch. Who may have them was asked when the link was made. */
  rows(context: Context, asked: A): AsyncIterable<readonly CsvRow[]>;
}

const pathOf = (route: RouteName, question: string): string =>
  `${API_PREFIX}/${routes[route].split(' ')[1]}/${question}`;

export function linkToCsv<A>(
  { files }: Pick<Context, 'files'>,
  { route }: CsvFile<A>,
  asked: A,
): { url: string; expires_at: string } {
  const question = Buffer.from(JSON.stringify(asked)).toString('base64url');
  const { url, expiresAt } = signLink(files.secret, pathOf(route, question), LINK_S);
  return { url, expires_at: expiresAt.toISOString() };
}

/** Serves what `linkToCsv` leads to. */
export function serveCsv<A>(app: FastifyInstance, context: Context, file: CsvFile<A>): void {
  // The rest of the address, as long as it is: a parameter has a bound.
  app.get<{ Params: { '*': string } }>(
    pathOf(file.route, '*'),
    { schema: { hide: true }, exposeHeadRoute: false },
    (request, reply) => {
      const question = request.params['*'];
      requireSigned(context.files.secret, pathOf(file.route, question), request.query);
      const asked = file.asked.safeParse(JSON.parse(Buffer.from(question, 'base64url').toString()));
      if (!asked.success) throw notFound();
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="${file.name(asked.data)}.csv"`)
        .header('cache-control', 'private, no-store')
        .send(Readable.from(linesOf(file.rows(context, asked.data)), { objectMode: false }));
    },
  );
}

async function* linesOf(batches: AsyncIterable<readonly CsvRow[]>): AsyncGenerator<string> {
  let isFirst = true;
  for await (const rows of batches) {
    if (rows.length === 0) continue;
    // The mark of UTF-8 stands once, before the heads.
    yield isFirst ? csvText(rows) : csvText(rows).slice(1);
    isFirst = false;
  }
}
