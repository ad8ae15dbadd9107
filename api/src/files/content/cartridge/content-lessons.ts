import type { ArchivedLesson, ArchivedPurpose } from '@stoa/shared/contract/teaching/course-archive.ts';
import type { ImportNote } from '@stoa/shared/contract/teaching/course-import-words.ts';
import { pictureAddress } from '@stoa/shared/contract/teaching/text-pictures.ts';
import { baseName } from '@stoa/shared/contract/files/file-name.ts';
import { newArchivedLesson } from './new-archived-lesson.ts';
import type { Given, Reading } from './reading.ts';
import { extensionOf } from './cartridge-files.ts';
import { pageOf, textOf } from './page-lesson.ts';
import { playerLesson } from './player-lesson.ts';

/** A page is a text, or the film that it plays; a film a film lesson; of a file that no lesson shows, one gives it along. */
export async function contentLesson(reading: Reading, given: Given): Promise<ArchivedLesson | undefined> {
  const { title, path } = given;
  if (['html', 'htm', 'xhtml'].includes(extensionOf(path))) {
    const html = await textOf(reading, given);
    const played = await playerLesson(reading, given, html);
    return played ?? newArchivedLesson(title, 'text', pageOf(reading, { title, path, html }));
  }
  for (const purpose of ['video', 'audio', 'document'] as const) {
    const file_id = reading.files.take(path, purpose);
    if (file_id !== undefined) return newArchivedLesson(title, purpose, { file_id });
  }
  return pictureLesson(reading, given) ?? givenAlong(reading, given);
}

const take = ({ files }: Reading, { path }: Given, purpose: ArchivedPurpose) => files.take(path, purpose);

function pictureLesson(reading: Reading, given: Given): ArchivedLesson | undefined {
  const id = take(reading, given, 'picture');
  const words = given.title.replaceAll(/[[\]\\]/g, '');
  if (id === undefined) return undefined;
  return newArchivedLesson(given.title, 'text', { markdown: `![${words}](${pictureAddress(id)})` });
}

function givenAlong(reading: Reading, given: Given): ArchivedLesson | undefined {
  const { title, path } = given;
  const file_id = take(reading, given, 'resource');
  const name = baseName(path).slice(0, 100);
  if (file_id !== undefined) {
    return newArchivedLesson(title, 'text', { markdown: name, resources: [{ file_id, title: name }] });
  }
  reading.notes.push({ kind: noteKindOf(path), name: `${title}: ${name}` });
  return undefined;
}

const noteKindOf = (path: string): ImportNote['kind'] =>
  /\.(?:mov|avi|wmv|mkv|flv|m4v|mpe?g|ogv|wma|aiff?)$/i.test(path) ? 'film' : 'file';
