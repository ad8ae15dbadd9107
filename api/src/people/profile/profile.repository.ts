import { eq, getTableColumns, sql } from 'drizzle-orm';
import { users, type User } from '../../kernel/users.tables.ts';
import type { Database } from '../../kernel/database/database.ts';
import { profilePhotos } from './profile.tables.ts';

const { passwordHash: _passwordHash, ...publicColumns } = getTableColumns(users);

/** Changes one's own row. It is there: its owner is signed in. */
export async function updateUser(
  db: Database,
  id: string,
  change: Partial<Omit<typeof users.$inferInsert, 'id' | 'email' | 'passwordHash'>>,
): Promise<User> {
  const [row] = await db.update(users).set(change).where(eq(users.id, id)).returning(publicColumns);
  if (row === undefined) throw new Error(`No account ${id}.`);
  return row;
}

/** The file of the photo shown now. */
export async function findPhoto(db: Database, userId: string): Promise<string | undefined> {
  const [row] = await db.select().from(profilePhotos).where(eq(profilePhotos.userId, userId));
  return row?.fileId;
}

/** The file of the photo shown now; holds the account until the transaction ends, so that photos change one by one. */
export async function lockPhoto(tx: Database, userId: string): Promise<string | undefined> {
  await tx.execute(sql`select id from users where id = ${userId} for update`);
  return findPhoto(tx, userId);
}

export async function replacePhoto(tx: Database, userId: string, fileId: string | null): Promise<void> {
  await tx.delete(profilePhotos).where(eq(profilePhotos.userId, userId));
  if (fileId !== null) await tx.insert(profilePhotos).values({ userId, fileId });
}
