import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import type { PublishedFile } from '@stoa/shared/platform-contract/artefacts.ts';
import { BlobCorrupt, blobOf, blobOfIntegrity, type BlobStore } from './blob-store.ts';

type Copy = PublishedFile['copies'][number];

/** What is sent: as it is published, or in one of its compressed copies. */
export interface SentFile {
  content: Buffer;
  encoding: Copy['encoding'] | undefined;
}

interface Reading {
  /** In which compression; undefined: in none. */
  encoding: Copy['encoding'] | undefined;
  /** The remote that it is read for. */
  owner: string;
  /** Told once the wanted bytes are not there, or not those that were published, whatever comes in their place. */
  onUnsound(error: BlobCorrupt): void;
}

const unpack = { br: promisify(brotliDecompress), gzip: promisify(gunzip) };

/** Whether a file can still be had, be it from a compressed copy, or from what that is a copy of. */
export const isSoundIn = ({ integrity, copies }: PublishedFile, isSound: (blob: string) => boolean): boolean =>
  [blobOfIntegrity(integrity), ...copies.map(({ blob }) => blob)].some(isSound);

/**
 * The file in the wanted form; where that is altered or gone, as it is, or unpacked from what is left. Undefined when
 * nothing is. @throws StorageUnavailable
 */
export async function readSoundFile(
  blobs: BlobStore,
  file: PublishedFile,
  { encoding, owner, onUnsound }: Reading,
): Promise<SentFile | undefined> {
  const original = blobOfIntegrity(file.integrity);
  const wanted = file.copies.find((copy) => copy.encoding === encoding)?.blob ?? original;
  const read = (blob: string): Promise<Buffer | undefined> =>
    blobs.read(blob, owner).catch((error: unknown) => {
      if (error instanceof BlobCorrupt) return undefined;
      throw error;
    });
  const content = await read(wanted);
  if (content) return { content, encoding: wanted === original ? undefined : encoding };
  onUnsound(new BlobCorrupt(wanted));
  const whole = wanted === original ? undefined : await read(original);
  if (whole) return { content: whole, encoding: undefined };
  for (const copy of file.copies.filter(({ blob }) => blob !== wanted)) {
    const packed = await read(copy.blob);
    const unpacked =
      packed && (await unpack[copy.encoding](packed, { maxOutputLength: file.bytes + 1 }).catch(() => undefined));
    if (unpacked && blobOf(unpacked) === original) return { content: unpacked, encoding: undefined };
  }
  return undefined;
}
