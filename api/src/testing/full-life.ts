import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { Database } from '../kernel/database/database.ts';
import { aSignedIn } from './builders.ts';
import type { TestApp } from './build-test-app.ts';
import { aCourse } from './course-builders.ts';
import type { SignedIn } from './ready-course.ts';

/** What a person does with one noun: `life/{noun}.ts` exports one of these, or both. */
export interface Life {
  /** By themselves, and with their own course. */
  alone?: (it: TestApp, person: SignedIn, life: { word: string; courseId: string }) => Promise<void>;
  /** In the course and below the post of another. */
  withOther?: (
    db: Database,
    person: SignedIn,
    life: { word: string; courseId: string; postId: string },
  ) => Promise<void>;
}

const FOLDER = join(import.meta.dirname, 'life');

const readLives = async (): Promise<Life[]> =>
  Promise.all((await readdir(FOLDER)).sort().map((file) => import(join(FOLDER, file)) as Promise<Life>));

/** A person who did everything there is to do, each thing marked with their word, in courses and posts of the other. */
export async function aFullLife(it: TestApp, word: string, other?: { courseId: string; postId: string }) {
  const person = await aSignedIn(it.db, { roles: ['learner', 'teacher', 'partner', 'admin'], firstName: word });
  const { user } = person;
  const course = await aCourse(it.db, { ownerId: user.id, name: `Course by ${word}`, description: `Told by ${word}` });
  const post = { id: v7(), title: `Post by ${word}`, body: `Written by ${word}` };
  await it.db.execute(sql`insert into community_posts (id, author_id, board, title, body)
    values (${post.id}, ${user.id}, 'general', ${post.title}, ${post.body})`);
  for (const { alone } of await readLives()) await alone?.(it, person, { word, courseId: course.id });
  if (other) await takePart(it.db, person, word, other);
  return { ...person, courseId: course.id, postId: post.id };
}

export async function takePart(
  db: Database,
  person: SignedIn,
  word: string,
  { courseId, postId }: { courseId: string; postId: string },
) {
  for (const { withOther } of await readLives()) await withOther?.(db, person, { word, courseId, postId });
}
