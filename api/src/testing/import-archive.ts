import { setTimeout as wait } from 'node:timers/promises';
import type { CourseImport } from '@stoa/shared/contract/teaching/course-imports.ts';
import { importFile } from '../files/files.service.ts';
import type { FileRow } from '../files/files.tables.ts';
import type { TestApp } from './build-test-app.ts';
import { call } from './call.ts';
import type { SignedIn } from './ready-course.ts';

type It = Pick<TestApp, 'app' | 'db'>;

/** An archive as an upload leaves it, checked. */
export const anArchive = ({ app, db }: It, ownerId: string, content: Buffer): Promise<FileRow> =>
  importFile(db, app.context.files, {
    ownerId,
    purpose: 'archive',
    name: 'course.zip',
    type: 'application/zip',
    content,
  });

/** Has it made into a course, and waits for what comes of that. */
export async function importArchive(it: It, { user, headers }: SignedIn, content: Buffer): Promise<CourseImport> {
  const { id, state, rejectReason } = await anArchive(it, user.id, content);
  if (state !== 'ready') throw new Error(`The archive was refused: ${rejectReason}`);
  const begun = await call(it.app, 'importCourse', { headers, body: { file_id: id } });
  return ended(it, headers, begun.id);
}

export async function ended({ app }: It, headers: SignedIn['headers'], id: string): Promise<CourseImport> {
  for (;;) {
    const found = await call(app, 'getCourseImport', { headers, params: { id } });
    if (found.state !== 'working') return found;
    await wait(50);
  }
}
