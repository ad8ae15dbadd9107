import { typeOfPath } from '../../files/scorm-packages/type-of-path.ts';
import { archivedPath, type WholeFile } from '../course-archives/archived-files.ts';
import { endingOf } from '../scorm-export/file-endings.ts';

/** A file as it lies in the cartridge, where it is a resource of its own. */
export interface PackedFile {
  row: WholeFile;
  identifier: string;
  path: string;
}
/** By id. */
export type PackedFiles = ReadonlyMap<string, PackedFile>;

export const packedFiles = (rows: readonly WholeFile[]): PackedFiles =>
  new Map(rows.map((row, place) => [row.id, { row, identifier: `file-${place + 1}`, path: pathOf(row, place) }]));

/** Platforms take what is in `web_resources` for files, and read their types off their names. */
function pathOf(row: WholeFile, place: number): string {
  const path = archivedPath(row, place).replace(/^files/, 'web_resources');
  return row.purpose === 'resource' || typeOfPath(path) === row.type ? path : `${path}.${endingOf(row.type)}`;
}

/** Those of a list that come along, each once. */
export const packedOf = (files: PackedFiles, ids: readonly (string | null | undefined)[]): PackedFile[] =>
  [...new Set(ids)].flatMap((id) => files.get(id ?? '') ?? []);
