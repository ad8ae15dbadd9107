import { v7 } from 'uuid';
import type { CourseBuilder } from '@stoa/shared/contract/teaching/course-builder.ts';
import type { User } from '../kernel/users.tables.ts';
import type { Database } from '../kernel/database/database.ts';
import { files } from '../files/files.tables.ts';
import { skills } from '../taxonomy/taxonomy.tables.ts';
import { aSignedIn } from './builders.ts';
import type { TestApp } from './build-test-app.ts';
import { call } from './call.ts';
import { aCategory } from './course-builders.ts';

export interface SignedIn {
  user: User;
  headers: Record<string, string>;
}

/** A file as an upload leaves it, without its bytes. */
export async function aFile(
  db: Database,
  ownerId: string,
  given: Partial<typeof files.$inferInsert> & Pick<typeof files.$inferInsert, 'purpose'>,
): Promise<string> {
  const id = v7();
  await db.insert(files).values({ id, ownerId, name: 'file', type: 'x/y', bytes: 1, state: 'ready', ...given });
  return id;
}

/** A draft by this teacher that passes the checklist: a text, a video of 100 s and a quiz of two questions. */
export async function aReadyCourse(
  { app, db }: Pick<TestApp, 'app' | 'db'>,
  { user, headers }: SignedIn,
  name = 'Walking the porch',
): Promise<CourseBuilder> {
  const { final } = await aCategory(db, `Design ${v7().slice(-8)}`);
  const [skill] = await db
    .insert(skills)
    .values({ skill: `Skill ${v7()}` })
    .returning();
  const { id, version } = await call(app, 'createCourse', {
    headers,
    body: { name, final_category_id: final.id, content_type: 'mixed' },
  });
  const described = await call(app, 'updateCourse', {
    headers,
    params: { id },
    body: {
      base_version: version,
      short_description: 'A short walk through the porch, step by step.',
      description: 'words '.repeat(60),
      level: 'beginner',
      skill_ids: [skill?.id ?? ''],
      objectives: ['Walk the porch slowly', 'Talk while you walk', 'Think before you talk'],
      requirements: ['Nothing at all'],
      audience: ['Everyone who can walk'],
      is_micro: true,
    },
  });
  const cover_file_id = await aFile(db, user.id, { purpose: 'cover', width: 800, height: 450 });
  const cover = { course_id: id, cover_file_id, base_version: described.version };
  await call(app, 'updateCourseCover', { headers, body: cover });
  const { modules } = await call(app, 'createModule', { headers, body: { course_id: id, title: 'First steps' } });
  const module_id = modules[0]?.id ?? '';
  const addLesson = async (title: string, kind: 'text' | 'video' | 'quiz', body: object) => {
    const course = await call(app, 'createLesson', { headers, body: { module_id, title, kind } });
    const lesson = course.modules[0]?.lessons.at(-1);
    return call(app, 'updateLesson', {
      headers,
      params: { id: lesson?.id ?? '' },
      body: { ...body, base_version: course.version },
    });
  };
  await addLesson('Read this', 'text', { markdown: 'Read slowly. '.repeat(60) });
  const watched = await addLesson('Watch this', 'video', {
    captions_file_id: await aFile(db, user.id, { purpose: 'captions', type: 'text/vtt' }),
  });
  const file_id = await aFile(db, user.id, { purpose: 'video', durationS: 100, type: 'video/mp4' });
  const film = { lesson_id: watched.modules[0]?.lessons.at(-1)?.id ?? '', file_id, base_version: watched.version };
  await call(app, 'updateLessonFile', { headers, params: { id }, body: film });
  const { questions, ...quiz } = aQuiz();
  let course = await addLesson('Answer this', 'quiz', quiz);
  const lesson_id = course.modules[0]?.lessons.at(-1)?.id ?? '';
  for (const question of questions) {
    course = await call(app, 'createQuestion', { headers, body: { lesson_id, ...question } });
  }
  return course;
}

export const aQuiz = (given: { max_attempts?: number } = {}) => ({
  pass_mark: 50,
  ...given,
  questions: [
    {
      kind: 'single' as const,
      prompt: 'Who walked here?',
      points: 1,
      explanation: 'Zeno taught in the porch.',
      options: [
        { text: 'Zeno', correct: true },
        { text: 'Nobody', correct: false },
        { text: 'A horse', correct: false },
      ],
    },
    {
      kind: 'multiple' as const,
      prompt: 'What is a stoa made of?',
      points: 3,
      explanation: 'Columns carry the roof.',
      options: [
        { text: 'Columns', correct: true },
        { text: 'A roof', correct: true },
        { text: 'Wheels', correct: false },
      ],
    },
  ],
});

/** The same course after review. */
export async function aPublishedCourse(it: Pick<TestApp, 'app' | 'db'>, teacher?: SignedIn): Promise<CourseBuilder> {
  const author = teacher ?? (await aSignedIn(it.db, { roles: ['teacher'] }));
  const admin = await aSignedIn(it.db, { roles: ['admin'] });
  const { id, slug } = await aReadyCourse(it, author);
  await call(it.app, 'submitCourse', { headers: author.headers, params: { id } });
  return call(it.app, 'publishCourse', { headers: admin.headers, params: { slug }, body: {} });
}
