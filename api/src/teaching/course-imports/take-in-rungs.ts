import type { ArchivedRung } from '@stoa/shared/contract/teaching/course-archive.ts';
import type { ArchivedContent } from '../../files/course-archives/course-archives.tables.ts';
import type { FileRow } from '../../files/files.tables.ts';
import { replaceRung } from '../../files/rungs/keep-rungs.ts';
import type { Database } from '../../kernel/database/database.ts';
import { brokenRungRule } from '../rungs/broken-rung-rule.ts';
import { noteFile } from './course-imports.repository.ts';
import type { CourseImportRow } from './course-imports.tables.ts';
import { requireOwnTry } from './lost-try.ts';
import { LEASE_S, takeIn, type Taking } from './take-in-files.ts';

export interface TakenRung {
  film: FileRow;
  file: FileRow;
}

/** What was checked before there were any says nothing of them. */
export const rungsIn = ({ course }: ArchivedContent): readonly ArchivedRung[] => course.rungs ?? [];

/** Smaller copies of films that came in. One that is not taken is no loss: it can be made again. @throws LostTry */
export async function takeInRungs(
  taking: Taking,
  row: CourseImportRow,
  { content, ids, films }: { content: ArchivedContent; ids: readonly string[]; films: ReadonlyMap<string, FileRow> },
): Promise<TakenRung[]> {
  const before = content.course.files.length;
  const taken: TakenRung[] = [];
  for (const [place, rung] of rungsIn(content).entries()) {
    const film = films.get(rung.film_id);
    const file = film && (await takeIn(taking, row, { file: { ...rung, purpose: 'rung' }, id: ids[before + place]! }));
    if (film && typeof file === 'object') taken.push({ film, file });
    await requireOwnTry(noteFile(taking.db, row, { done: before + place + 1, leaseS: LEASE_S }));
  }
  return taken;
}

/** Hangs the copies on the films that the course shows. @returns the files of those that hang nowhere */
export async function keepImportedRungs(
  tx: Database,
  rungs: readonly TakenRung[],
  shown: ReadonlySet<string>,
): Promise<string[]> {
  const left: string[] = [];
  for (const { film, file } of rungs) {
    const isFit = shown.has(film.id) && brokenRungRule(film, file) === undefined;
    if (isFit) left.push(...(await replaceRung(tx, { filmId: film.id, fileId: file.id, height: file.height ?? 0 })));
    else left.push(file.id);
  }
  return left;
}
