import type { z } from 'zod';
import {
  NOTES_LIMIT,
  type createNoteBody,
  type listNotesQuery,
  type Note,
  type updateNoteBody,
} from '@stoa/shared/contract/learning/notes.ts';
import type { Context } from '../../kernel/context.ts';
import { instantOf, type Database } from '../../kernel/database/database.ts';
import { spend } from '../../kernel/limits.ts';
import { notFound, Problem } from '../../kernel/problem.ts';
import { wordsOf } from '../../kernel/search-words.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { findCourse } from '../../teaching/courses/find-course.ts';
import { findLesson } from '../../teaching/lessons/outline.ts';
import { canEnterCourse, canTakeAlong } from '../enrolments/enrolments.policy.ts';
import { findEnrolment } from '../enrolments/enrolments.repository.ts';
import { requireOpened } from '../enrolments/find-closed.ts';
import { checkPlace } from './check-place.ts';
import { canReadNotes } from './notes.policy.ts';
import {
  countKept,
  countNotes,
  findNote,
  findNoteLocked,
  findNotes,
  insertNote,
  lockNotes,
  updateNoteRow,
  type NoteInCourse,
} from './notes.repository.ts';
import type { NoteRow } from './notes.tables.ts';

type Limited = Pick<Context, 'db' | 'limits' | 'nouns'>;
type NewNote = z.output<typeof createNoteBody>;

export async function listNotes(
  db: Database,
  viewer: Viewer,
  { id, lesson_id, q, page, per_page }: { id: string } & z.output<typeof listNotesQuery>,
) {
  await requireReadable(db, viewer, id);
  const filters = { userId: viewer.user.id, courseId: id, lessonId: lesson_id, words: q ? wordsOf(q) : undefined };
  const [rows, total] = await Promise.all([findNotes(db, filters, { page, per_page }), countNotes(db, filters)]);
  return { items: rows.map(noteOf), page, per_page, total };
}

/** @throws `not_found` for whoever never took the course and is not of its team */
export async function requireReadable(db: Database, viewer: Viewer, courseId: string) {
  const course = await findCourse(db, { id: courseId });
  const enrolment = await findEnrolment(db, viewer.user.id, courseId);
  if (course === undefined || !canReadNotes(viewer, course, enrolment)) throw notFound();
  return course;
}

/** The id is the client's: the same note sent twice is one. */
export async function createNote({ db, limits, nouns }: Limited, viewer: Viewer, sent: NewNote): Promise<Note> {
  const { courseId, ...at } = await requireWritable(db, viewer, sent);
  if ((await findNote(db, sent.id)) === undefined) {
    // What was written before stays one's own: it is sent again whatever is closed meanwhile.
    await requireOpened({ db, nouns }, viewer, at);
    await spend(limits.notes, viewer.user.id);
  }
  await db.transaction(async (tx) => {
    await lockNotes(tx, viewer.user.id, courseId);
    const known = await findNoteLocked(tx, sent.id);
    if (known) return sentAgain(tx, viewer, known, sent);
    await requireRoom(tx, viewer, courseId);
    const { lesson_id: lessonId, ...written } = sent;
    if (!(await insertNote(tx, { ...written, userId: viewer.user.id, courseId, lessonId }))) throw idTaken();
  });
  return requireNote(db, sent.id);
}

async function requireWritable(db: Database, viewer: Viewer, sent: NewNote) {
  const lesson = await findLesson(db, sent.lesson_id);
  const course = lesson && (await findCourse(db, { id: lesson.courseId }));
  const enrolment = course && (await findEnrolment(db, viewer.user.id, course.id));
  if (!lesson || !course || !canEnterCourse(viewer, course, enrolment)) throw notFound();
  if (!canTakeAlong(viewer, course, enrolment)) {
    throw new Problem('not_enrolled', 'Enrol in this course to write notes in it.');
  }
  checkPlace(lesson, sent);
  return { courseId: course.id, lesson, enrolment };
}

/** Its answer may have been lost. With another text it is a change, which says what it was made on. */
async function sentAgain(tx: Database, viewer: Viewer, known: NoteRow, sent: NewNote): Promise<void> {
  if (known.userId !== viewer.user.id || known.lessonId !== sent.lesson_id) throw idTaken();
  if (known.text !== sent.text) throw changedSince(known, sent.text);
  if (known.removedAt === null) return;
  await requireRoom(tx, viewer, known.courseId);
  await updateNoteRow(tx, known.id, { removedAt: null });
}

export async function updateNote(
  db: Database,
  viewer: Viewer,
  { id, text, on }: { id: string } & z.output<typeof updateNoteBody>,
): Promise<Note> {
  await db.transaction(async (tx) => {
    const known = await requireOwn(tx, viewer, id);
    if (known.removedAt !== null) throw notFound();
    if (known.text === text) return;
    if (known.version !== on) throw changedSince(known, text);
    await updateNoteRow(tx, id, { text, version: known.version + 1, updatedAt: new Date() });
  });
  return requireNote(db, id);
}

export async function removeNote(db: Database, viewer: Viewer, id: string): Promise<{ ok: true }> {
  await db.transaction(async (tx) => {
    const known = await requireOwn(tx, viewer, id);
    if (known.removedAt === null) await updateNoteRow(tx, id, { removedAt: new Date() });
  });
  return { ok: true };
}

export async function restoreNote(db: Database, viewer: Viewer, id: string): Promise<Note> {
  await db.transaction(async (tx) => {
    const { courseId } = await requireOwn(tx, viewer, id);
    await lockNotes(tx, viewer.user.id, courseId);
    const known = await requireOwn(tx, viewer, id);
    if (known.removedAt === null) return;
    await requireRoom(tx, viewer, courseId);
    await updateNoteRow(tx, id, { removedAt: null });
  });
  return requireNote(db, id);
}

async function requireRoom(tx: Database, { user }: Viewer, courseId: string): Promise<void> {
  if ((await countKept(tx, user.id, courseId)) >= NOTES_LIMIT) {
    throw new Problem('conflict', 'A course holds at most 2,000 notes of yours. Remove some first.');
  }
}

async function requireOwn(tx: Database, { user }: Viewer, id: string): Promise<NoteRow> {
  const known = await findNoteLocked(tx, id);
  if (known?.userId !== user.id) throw notFound();
  return known;
}

async function requireNote(db: Database, id: string): Promise<Note> {
  const row = await findNote(db, id);
  if (row === undefined) throw notFound();
  return noteOf(row);
}

const idTaken = () => new Problem('conflict', 'There is something under this id already. Make a new one.');

const changedSince = ({ id, version, text, updatedAt }: NoteRow, yours: string | null): Problem =>
  new Problem('edit_conflict', 'This note was changed in another window. Look at both texts, then save again.', {
    conflict: {
      version,
      fields: [{ target: `note:${id}`, field: 'text', yours, theirs: text, changed_at: instantOf(updatedAt) }],
    },
  });

const noteOf = ({ id, lesson_id, lesson_title, text, second, page, version, ...at }: NoteInCourse): Note => ({
  id,
  lesson_id,
  lesson_title,
  text,
  second,
  page,
  version,
  created_at: instantOf(at.created_at),
  updated_at: instantOf(at.updated_at),
});
