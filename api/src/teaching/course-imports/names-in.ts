import { v7 } from 'uuid';
import type { CourseArchive } from '@stoa/shared/contract/teaching/course-archive.ts';
import { pictureAddress, withPictures } from '@stoa/shared/contract/teaching/text-pictures.ts';
import type { FileRow } from '../../files/files.tables.ts';

/** A picture in a text, with what it shows. */
const PICTURE = /!\[((?:[^\]\\]|\\.)*)\]\(\s{0,9}<?file:([0-9a-f-]{36})>?[^)\n]{0,300}\)/g;

/** What the parts and files of an archive are called here. */
export function namesIn({ modules }: CourseArchive, files: ReadonlyMap<string, FileRow>) {
  const parts = new Map(
    modules.flatMap(({ id, lessons }) => [id, ...lessons.map((lesson) => lesson.id)]).map((id) => [id, v7()]),
  );
  const fileOf = (id: string | null): FileRow | undefined => (id === null ? undefined : files.get(id));
  const fileIdOf = (id: string | null): string | null => fileOf(id)?.id ?? null;
  return {
    fileOf,
    fileIdOf,
    /** Those of a list that came along. */
    givenOf: <Part extends { file_id: string }>(list: readonly Part[]): Part[] =>
      list.flatMap((part) => {
        const file_id = fileIdOf(part.file_id);
        return file_id === null ? [] : [{ ...part, file_id }];
      }),
    /** Undefined where the part did not come along. */
    partOf: (id: string): string | undefined => parts.get(id),
    /** Of a picture that did not come along, the words stay. */
    textOf: (markdown: string): string =>
      withPictures(
        markdown.replaceAll(PICTURE, (written, words: string, id: string) => (fileOf(id) ? written : words)),
        (id) => {
          const file = fileIdOf(id);
          return file && pictureAddress(file);
        },
      ),
  };
}
