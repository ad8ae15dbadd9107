import type { ArtefactRecord } from '@stoa/shared/platform-contract/artefacts.ts';
import { openThrowAwayGateway, type ThrowAwayGateway } from '../throw-away/throw-away-gateway.ts';
import { versionsOf, type ProofFiles } from '@stoa/server/proof/subject.ts';

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
