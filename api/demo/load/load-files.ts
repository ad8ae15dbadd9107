import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';
import type { FilePurpose } from '@stoa/shared/contract/files/files.ts';
import type { Database } from '../../src/kernel/database/database.ts';
import type { FileStore } from '../../src/files/file-store.ts';
import { importFile } from '../../src/files/files.service.ts';
import type { FileRow } from '../../src/files/files.tables.ts';
import { demoId } from './demo-id.ts';

const mediaFolder = join(import.meta.dirname, '../media');
const packagesFolder = join(import.meta.dirname, '../packages');
const types = {
  mp4: 'video/mp4',
  m4a: 'audio/mp4',
  vtt: 'text/vtt',
  pdf: 'application/pdf',
  webp: 'image/webp',
} as const;
const purposes: Record<keyof typeof types, FilePurpose> = {
  mp4: 'video',
  m4a: 'audio',
  vtt: 'captions',
  pdf: 'document',
  webp: 'picture',
};

/** Puts files into the store under the checks of an upload; one that is refused is a fault of ours. */
export interface DemoFiles {
  picture: (ownerId: string, name: string, svg: string) => Promise<FileRow>;
  media: (ownerId: string, name: string, ending: keyof typeof types) => Promise<FileRow>;
  /** A handout that goes with a lesson. */
  resource: (ownerId: string, name: string) => Promise<FileRow>;
  /** The files of a folder of `packages/` as one SCORM package. */
  package: (ownerId: string, folder: string) => Promise<FileRow>;
  /** A handout that somebody hands in as their work. */
  work: (ownerId: string, name: string) => Promise<FileRow>;
}

export function demoFilesIn(tx: Database, store: FileStore): DemoFiles {
  const take = async (file: Parameters<typeof importFile>[2]): Promise<FileRow> => {
    const row = await importFile(tx, store, { id: demoId(`file ${file.name}`), ...file });
    if (row.state !== 'ready') throw new Error(`Demo file ${file.name} was refused: ${row.rejectReason}`);
    return row;
  };
  return {
    picture: (ownerId, name, svg) =>
      take({ ownerId, purpose: 'cover', name: `${name}.svg`, type: 'image/svg+xml', content: Buffer.from(svg) }),
    media: async (ownerId, name, ending) =>
      take({
        ownerId,
        purpose: purposes[ending],
        name: `${name}.${ending}`,
        type: types[ending],
        content: await readFile(join(mediaFolder, `${name}.${ending}`)),
      }),
    resource: async (ownerId, name) =>
      take({
        id: demoId(`resource ${name}`),
        ownerId,
        purpose: 'resource',
        name: `${name}.pdf`,
        type: types.pdf,
        content: await readFile(join(mediaFolder, `${name}.pdf`)),
      }),
    package: async (ownerId, folder) =>
      take({
        ownerId,
        purpose: 'scorm',
        name: `${folder}.zip`,
        type: 'application/zip',
        content: await zipOf(join(packagesFolder, folder)),
      }),
    work: async (ownerId, name) =>
      take({
        id: demoId(`work ${ownerId} ${name}`),
        ownerId,
        purpose: 'submission',
        name: `${name}.pdf`,
        type: types.pdf,
        content: await readFile(join(mediaFolder, `${name}.pdf`)),
      }),
  };
}

async function zipOf(folder: string): Promise<Buffer> {
  const zip = new ZipFile();
  for (const name of await readdir(folder)) zip.addBuffer(await readFile(join(folder, name)), name);
  zip.end();
  return buffer(zip.outputStream);
}
