import { buffer } from 'node:stream/consumers';
import type { FileStore } from '../../files/file-store.ts';
import { findFile } from '../../files/find-files.ts';
import type { Database } from '../../kernel/database/database.ts';
import type { CertificateRow } from './certificates.tables.ts';

/** A JPEG as it was checked, and its size in pixels. */
export interface CertificatePicture {
  bytes: Buffer;
  width: number;
  height: number;
}
export interface CertificatePictures {
  signature?: CertificatePicture | undefined;
  logo?: CertificatePicture | undefined;
}

/** What stands on a certificate beside its words; what is no longer there is left out. */
export async function readPictures(
  { db, files }: { db: Database; files: Pick<FileStore, 'read' | 'sizeOf'> },
  { signatureFileId, logoFileId }: Pick<CertificateRow, 'signatureFileId' | 'logoFileId'>,
): Promise<CertificatePictures> {
  const pictureOf = async (id: string | null): Promise<CertificatePicture | undefined> => {
    const file = id === null ? undefined : await findFile(db, id);
    if (file === undefined || file.width === null || file.height === null) return undefined;
    if ((await files.sizeOf(file.id)) === undefined) return undefined;
    return { bytes: await buffer(files.read(file.id)), width: file.width, height: file.height };
  };
  const [signature, logo] = await Promise.all([pictureOf(signatureFileId), pictureOf(logoFileId)]);
  return { signature, logo };
}
