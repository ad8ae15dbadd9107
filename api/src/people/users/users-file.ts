import type { z } from 'zod';
import { usersFile } from '@stoa/shared/contract/people/users.ts';
import { type CsvFile, type CsvRow, linkToCsv } from '../../files/csv-files.ts';
import type { Context } from '../../kernel/context.ts';
import { createTexts } from '../../kernel/texts.ts';
import { findUsersBehind, type UserKey } from './listed-users.ts';
import { en } from './messages/users-file.en.ts';
import { fr } from './messages/users-file.fr.ts';
import { listedUserOf } from './users.service.ts';

type Asked = z.infer<typeof usersFile>;

const texts = createTexts({ en, fr });
const BATCH = 500;

export const usersCsv: CsvFile<Asked> = {
  route: 'getUsersLink',
  asked: usersFile,
  name: ({ locale }) => texts(locale)('file.name'),
  rows: rowsOf,
};

export const getUsersLink = (context: Pick<Context, 'files'>, asked: Asked) => linkToCsv(context, usersCsv, asked);

async function* rowsOf({ db }: Context, { locale, ...filters }: Asked): AsyncGenerator<CsvRow[]> {
  const t = texts(locale);
  yield [heads.map((head) => t(`head.${head}`))];
  for (let behind: UserKey | undefined; ;) {
    const { rows, next } = await findUsersBehind(db, { ...filters, behind, limit: BATCH });
    yield rows.map((row) => lineOf(listedUserOf(row)));
    if (next === undefined) return;
    behind = next;
  }
}

const heads = ['id', 'name', 'email', 'roles', 'creator', 'created', 'used', 'suspended', 'deletes'] as const;

const lineOf = (user: ReturnType<typeof listedUserOf>): CsvRow => [
  user.id,
  user.full_name,
  user.email,
  user.roles.join(', '),
  user.creator_status,
  user.created_at,
  user.last_used_at ?? '',
  user.suspended_at ?? '',
  user.deletes_at ?? '',
];
