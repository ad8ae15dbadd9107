import { sql } from 'drizzle-orm';
import { type Database, isReferredTo } from '../kernel/database/database.ts';
import { findUnused } from '../files/files.repository.ts';
import { giveUpFiles } from '../files/files.service.ts';
import { columnOf, columnsOfPeople, type Noun } from '../kernel/noun.ts';
import { findAliases } from '../people/account-merges/account-merges.repository.ts';
import { disownMails } from '../telling/mail/mail.repository.ts';
import type { Leaving } from './deletion.repository.ts';
import { callOffClasses, letGoOfCourses, letGoOfPaths } from './let-go-of-works.ts';

declare module '../kernel/noun.ts' {
  interface Noun {
    /** What others are to forget of a person: put down as work while the rows that name it still stand. */
    followForgetting?: (tx: Database, userId: string) => Promise<void>;
  }
}

/** Takes everything of a person out of the database. Returns the files that nothing needs any more, given up. */
export async function forgetPerson(
  tx: Database,
  userId: string,
  { person, nouns }: { person: Leaving; nouns: readonly Noun[] },
): Promise<string[]> {
  await emptyLearning(tx, userId);
  for (const { email } of await findAliases(tx, userId)) await forgetAddress(tx, email);
  await callOffClasses(tx, userId);
  for (const { followForgetting } of nouns) await followForgetting?.(tx, userId);
  // What rests on others goes before them: a piece of a portfolio before the work that it shows.
  for (const { table, column } of columnsOfPeople(nouns, 'deleted').map(columnOf).toReversed()) {
    await tx.execute(sql`delete from ${table} where ${column} = ${userId}`);
  }
  for (const { table, column } of columnsOfPeople(nouns, 'emptied').map(columnOf)) {
    await tx.execute(sql`update ${table} set ${column} = null where ${column} = ${userId}`);
  }
  await letGoOfPaths(tx, userId);
  await letGoOfCourses(tx, userId);
  await emptyAccount(tx, userId, person);
  // Learners keep the files of what they are enrolled in.
  const unused = await findUnused(tx, nouns, userId);
  await giveUpFiles(tx, unused);
  return unused;
}

/** How far somebody came still counts in the numbers of a course; when, where and with what answers does not. */
async function emptyLearning(tx: Database, userId: string): Promise<void> {
  await tx.execute(
    sql`delete from lesson_progress p using enrolments e where e.id = p.enrolment_id and e.user_id = ${userId}`,
  );
  await tx.execute(sql`update enrolments set last_lesson_id = null, last_activity_at = null where user_id = ${userId}`);
  await tx.execute(
    sql`update course_ratings set comment = '', reply = null, replied_at = null where user_id = ${userId}`,
  );
  // Whoever checks the ID learns that it was issued once and holds no longer, and not for whom. Of two that a merge found for
  // one course, the lesser still stands with the account that ended.
  await tx.execute(
    sql`update certificates
        set status = 'revoked', revoked_at = coalesce(revoked_at, now()), full_name = 'Former member', user_title = null,
            revoke_reason = coalesce(revoke_reason, 'Its holder deleted the account.')
        where user_id = ${userId} or user_id in (select from_id from account_merges where into_id = ${userId})`,
  );
}

/** The address becomes free: `.invalid` is nobody's, and never will be. */
async function emptyAccount(tx: Database, userId: string, { email, fullName }: Leaving): Promise<void> {
  await tx.execute(
    sql`update users
        set email = id || '@deleted.invalid', password_hash = null, first_name = 'Former', last_name = 'member',
            title = null, about = '', profile_image = null, locale = null, color_scheme = null, time_zone = null,
            first_login = false, wants_to_teach = false, creator_status = 'unrequested', deletes_at = null,
            deleted_at = now()
        where id = ${userId}`,
  );
  await forgetAddress(tx, email);
  // Notices that others were given name their author.
  await tx.execute(
    sql`update notifications set params = jsonb_set(params, '{author}', '"Former member"')
        where params ->> 'author' = ${fullName}`,
  );
}

async function forgetAddress(tx: Database, email: string): Promise<void> {
  await disownMails(tx, email);
  await tx.execute(sql`delete from pending_registrations where lower(email) = lower(${email})`);
}

/** An emptied account that nothing refers to goes altogether. */
export async function deleteEmptied(db: Database, userId: string): Promise<void> {
  try {
    await db.execute(sql`delete from users where id = ${userId} and deleted_at is not null`);
  } catch (error) {
    if (!isReferredTo(error)) throw error;
  }
}
