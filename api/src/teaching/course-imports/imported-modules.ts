import type { ArchivedLesson, CourseArchive } from '@stoa/shared/contract/teaching/course-archive.ts';
import type { Opening } from '@stoa/shared/contract/teaching/openings.ts';
import type { LessonContent, ModuleContent } from '../lessons/lesson-content.ts';
import { importedLesson } from './imported-lesson.ts';
import type { Importing } from './insert-imported.ts';

/** Modules and lessons, but for the questions of quizzes: they may name any lesson. */
export async function importedModules(importing: Importing): Promise<ModuleContent[]> {
  const modules: ModuleContent[] = [];
  for (const { id, title, opening, lessons } of importing.archive.modules) {
    const made: LessonContent[] = [];
    for (const lesson of lessons) {
      if (!isLeftOut(importing, lesson)) made.push(await importedLesson(importing, lesson));
    }
    modules.push({ id: importing.names.partOf(id)!, title, opening, lessons: made });
  }
  const there = new Set(modules.flatMap(({ id, lessons }) => [id, ...lessons.map((lesson) => lesson.id)]));
  const placed = <Part extends Pick<ModuleContent, 'opening'>>(part: Part): Part => ({
    ...part,
    opening: openingOf(importing, part.opening ?? null, there),
  });
  return modules.map((module) => placed({ ...module, lessons: module.lessons.map(placed) }));
}

/** What shows a file that was not taken has nothing left. */
const isLeftOut = ({ isLenient, names }: Importing, { file_id }: ArchivedLesson): boolean =>
  isLenient && file_id !== null && names.fileOf(file_id) === undefined;

/** What waits for a part that did not come along waits no more. */
function openingOf({ names }: Importing, opening: Opening | null, there: ReadonlySet<string>): Opening | null {
  if (opening?.kind !== 'after') return opening;
  const id = names.partOf(opening.id);
  return id !== undefined && there.has(id) ? { kind: 'after', id } : null;
}

/** The lessons of an archive that quizzes ask in. */
export const quizzesOf = ({ modules }: CourseArchive): ArchivedLesson[] =>
  modules.flatMap(({ lessons }) => lessons).filter(({ quiz }) => quiz !== null);
