import type { ProofFinding, ProvenScreen } from '@stoa/shared/platform-contract/proofs.ts';
import { blobOf } from '@stoa/server/registry/blob-store.ts';

/** Then what was found is enough to refuse a version, and there is time left to end in order. */
const ENOUGH_MS = 110_000;

/** What comes together while a version is looked at. */
export interface Found {
  findings: ProofFinding[];
  screens: ProvenScreen[];
  pictures: Map<string, Buffer>;
  /** What was begun last. */
  at: Pick<ProofFinding, 'route' | 'mixture'>;
  /** Its code holds pages fast, or so much time went by that what is wrong with it will do. */
  isEnough(): boolean;
  loseHope(): void;
}

export function nothingFound(): Found {
  const began = Date.now();
  let isHopeless = false;
  const found: Found = {
    findings: [],
    screens: [],
    pictures: new Map(),
    at: { route: '/', mixture: 0 },
    isEnough: () => isHopeless || (found.findings.length > 0 && Date.now() - began > ENOUGH_MS),
    loseHope: () => {
      isHopeless = true;
    },
  };
  return found;
}

export function keepPicture({ pictures }: Found, picture: Buffer): string {
  const blob = blobOf(picture);
  pictures.set(blob, picture);
  return blob;
}
