import { createHash } from 'node:crypto';
import type { PublishedFile } from '@stoa/shared/platform-contract/artefacts.ts';

/** A file of an artefact as the registry lists it; `brotli` bytes when it has such a copy. */
export const aFile = (path: string, content = path, brotli?: number): PublishedFile => ({
  path,
  bytes: Buffer.byteLength(content),
  integrity: `sha384-${createHash('sha384').update(content).digest('base64')}`,
  copies: brotli === undefined ? [] : [{ encoding: 'br', bytes: brotli, blob: '0'.repeat(96) }],
});
