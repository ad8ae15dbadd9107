import type { CourseArchive } from '@stoa/shared/contract/teaching/course-archive.ts';
import type { ImportNote } from '@stoa/shared/contract/teaching/course-import-words.ts';
import type { ArchivedContent } from '../../files/course-archives/course-archives.tables.ts';
import type { Giving } from '../../files/given-file.ts';
import type { Context } from '../../kernel/context.ts';
import type { Database } from '../../kernel/database/database.ts';
import { checkedFields } from '../courses/check-fields.ts';
import type { CourseContent } from '../courses/course-content.ts';
import { fileIdsOf } from '../courses/course-builder.ts';
import { findContent } from '../courses/find-content.ts';
import { findCourse } from '../courses/find-course.ts';
import { insertNamedDraft } from '../courses/insert-draft.ts';
import { saveContent } from '../courses/save-content.ts';
import { requireNoCircle } from '../curriculum/openings-in.ts';
import { checkedPart } from './import-refused.ts';
import { importedFields } from './imported-fields.ts';
import { importedModules } from './imported-modules.ts';
import { importedQuestions } from './imported-questions.ts';
import { namesIn } from './names-in.ts';
import { keepImportedRungs } from './take-in-rungs.ts';
import type { TakenFiles } from './take-in-files.ts';

export interface Imported {
  courseId: string;
  notes: ImportNote[];
  /** Files that nothing in the course shows. */
  unusedFileIds: string[];
}

interface ImportedOf {
  ownerId: string;
  content: ArchivedContent;
  taken: TakenFiles;
}

/** What the parts of an import are made with. */
export interface Importing {
  tx: Database;
  context: Pick<Context, 'nouns' | 'settings'>;
  giving: Giving;
  archive: CourseArchive;
  names: ReturnType<typeof namesIn>;
  isLenient: boolean;
  notes: ImportNote[];
}

/** A draft of this person's with all that the archive holds, held against the rules that the builder's calls keep. */
export async function insertImported(
  tx: Database,
  context: Importing['context'],
  { ownerId, content, taken }: ImportedOf,
): Promise<Imported> {
  const { course: archive, isLenient } = content;
  const giving = { nouns: context.nouns, giverId: ownerId, ownerId };
  const names = namesIn(archive, taken.rows);
  const importing: Importing = { tx, context, giving, archive, names, isLenient, notes: [] };
  const courseId = await insertNamedDraft(tx, { user: { id: ownerId } }, { name: archive.course.name });
  const course = await findCourse(tx, { id: courseId });
  if (course === undefined) throw new Error(`The import ${courseId} went away.`);
  const before = await findContent(tx, course);
  const change = await importedFields(importing);
  const fields = await checkedPart(archive.course.name, () =>
    checkedFields(tx, course, { now: before.fields, change, giving }),
  );
  const bare: CourseContent = { fields, modules: await importedModules(importing) };
  const after = await importedQuestions(importing, bare);
  await checkedPart(archive.course.name, () => requireNoCircle(after, 'modules'));
  await saveContent(tx, courseId, { before, after });
  const used = new Set(fileIdsOf(after));
  const all = [...taken.rows.values()].map(({ id }) => id);
  const idle = await keepImportedRungs(tx, taken.rungs, used);
  return { courseId, notes: importing.notes, unusedFileIds: [...all.filter((id) => !used.has(id)), ...idle] };
}
