import type { ArtefactRecord } from '@stoa/shared/platform-contract/artefacts.ts';
import type { BlobStore } from '../registry/blob-store.ts';
import { openThrowAwayGateway, type ThrowAwayGateway } from '../replay/throw-away-gateway.ts';
import { versionsOf } from './subject.ts';

/** Where the bytes of all these versions are. */
export type ProofFiles = Pick<BlobStore, 'read'>;

/** A whole site of these versions and nothing else, which asks `apiUrl`. */
export const openGround = (
  files: ProofFiles,
  records: readonly ArtefactRecord[],
  apiUrl: string,
): Promise<ThrowAwayGateway> =>
  openThrowAwayGateway({
    set: { id: 'proof', channel: 'proof', revision: 1, versions: versionsOf(records), at: new Date().toISOString() },
    records,
    files,
    gatewayName: 'proof',
    host: '127.0.0.1',
    port: 0,
    apiUrl,
    logLevel: 'silent',
  });
