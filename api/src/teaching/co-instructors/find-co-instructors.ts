import type { Person } from '@stoa/shared/contract/people/accounts.ts';
import type { Database } from '../../kernel/database/database.ts';
import { findPeople, requirePerson } from '../../people/users/find-people.ts';
import { findCoInstructors } from './co-instructors.repository.ts';

/** Who teaches a course beside its owner, in the order in which they were invited, without those who have not accepted. */
export async function findActiveInstructors(db: Database, courseId: string): Promise<Person[]> {
  const rows = await findCoInstructors(db, courseId, 'accepted');
  const people = await findPeople(
    db,
    rows.map(({ userId }) => userId),
  );
  return rows.map(({ userId }) => requirePerson(people, userId));
}
