import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { asc, eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { ScormItem } from '@stoa/shared/contract/teaching/scorm-packages.ts';
import { files } from '../files/files.tables.ts';
import type { Database } from '../kernel/database/database.ts';
import { lessons, modules } from '../teaching/lessons/lessons.tables.ts';
import { scormPackages, type ScormPackageRow } from '../files/scorm-packages/scorm-packages.tables.ts';
import type { TestApp } from './build-test-app.ts';

/** A SCO, unless told otherwise; its page is named after it. */
export const anItem = (identifier: string, given: Partial<ScormItem> = {}): ScormItem => ({
  identifier,
  title: `Part ${identifier}`,
  href: `${identifier}.html`,
  kind: 'sco',
  is_visible: true,
  mastery_score: null,
  max_time_allowed: null,
  time_limit_action: null,
  launch_data: null,
  completion_threshold: null,
  items: [],
  ...given,
});

/** An unpacked 1.2 package of one SCO, unless told otherwise; gives the id of its file. */
export async function aPackage(
  { app, db }: Pick<TestApp, 'app' | 'db'>,
  { ownerId, pages, ...given }: { ownerId: string; pages?: Record<string, string> } & Partial<ScormPackageRow>,
): Promise<string> {
  const id = v7();
  const { unpackedOf } = app.context.files;
  const items = given.items ?? [anItem('one')];
  const written = pages ?? { 'one.html': '<script src="scripts/one.js"></script>', 'scripts/one.js': 'begin()' };
  for (const [path, text] of Object.entries(written)) {
    await mkdir(dirname(join(unpackedOf(id), path)), { recursive: true });
    await writeFile(join(unpackedOf(id), path), text);
  }
  const purpose = 'scorm';
  const file = {
    name: 'porch.zip',
    type: 'application/zip',
    bytes: 1000,
    state: 'ready',
    readyAt: new Date(),
  } as const;
  await db.insert(files).values({ id, ownerId, purpose, ...file });
  await db.insert(scormPackages).values({
    fileId: id,
    title: 'The porch',
    version: '1.2',
    schemaVersion: '1.2',
    resources: Object.entries(written).map(([path, text]) => ({ path, bytes: text.length, type: 'text/html' })),
    fileCount: Object.keys(written).length,
    bytes: 1000,
    ...given,
    items,
  });
  return id;
}

/** The only lesson of a course; gives its id. */
export async function aScormLesson(
  db: Database,
  { courseId, fileId }: { courseId: string; fileId: string | null },
): Promise<string> {
  const id = v7();
  const [module] = await db.select().from(modules).where(eq(modules.courseId, courseId)).orderBy(asc(modules.order));
  await db.delete(lessons).where(eq(lessons.courseId, courseId));
  const lesson = { kind: 'scorm', title: 'Walk the porch', order: 1, fileId } as const;
  await db.insert(lessons).values({ id, courseId, moduleId: module!.id, ...lesson });
  return id;
}
