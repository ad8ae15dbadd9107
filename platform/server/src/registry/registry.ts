import { randomBytes } from 'node:crypto';
import { openSigningKeys } from '../signing/open-keys.ts';
import type { SigningKeys } from '../signing/signing.ts';
import type { ObjectStorage } from '../storage/object-storage.ts';
import { openStorage } from '../storage/open-storage.ts';
import { openArtefactStore, type ArtefactStore } from './artefact-store.ts';
import { openAuditLog, type AuditLog } from './audit-log.ts';
import { openBlobStore, type BlobStore } from './blob-store.ts';
import { openChannelStore, type ChannelStore } from './channel-store.ts';
import { openGatewayStore, type GatewayStore } from './gateway-store.ts';
import { openLeaseStore, type LeaseStore } from './lease-store.ts';
import { openOverrideStore, type OverrideStore } from './override-store.ts';
import { openPolicyStore, type PolicyStore } from './policy-store.ts';
import { openProofStore, type ProofStore } from './proof-store.ts';
import { openProposalStore, type ProposalStore } from './proposal-store.ts';
import { openReleaseSetStore, type ReleaseSetStore } from './release-set-store.ts';
import { stableSet } from './stable-set.ts';
import { openTokenStore, type TokenStore } from './token-store.ts';
import { openWitness, passingWitness, type Witness } from './witness.ts';

/** Everything the platform keeps, over one object storage. Any number of processes may open the same one. */
export interface Registry {
  storage: ObjectStorage;
  keys: SigningKeys;
  /** How far all this had come when this machine last looked. */
  witness: Witness;
  /** Names this process among those that count for themselves. */
  processId: string;
  blobs: BlobStore;
  artefacts: ArtefactStore;
  channels: ChannelStore;
  audit: AuditLog;
  tokens: TokenStore;
  policies: PolicyStore;
  proofs: ProofStore;
  proposals: ProposalStore;
  overrides: OverrideStore;
  leases: LeaseStore;
  gateways: GatewayStore;
  releaseSets: ReleaseSetStore;
}

export function openRegistry(storage: ObjectStorage, keys: SigningKeys, witness = passingWitness()): Registry {
  const processId = randomBytes(6).toString('hex');
  const channels = openChannelStore(storage, keys, witness);
  const releaseSets = openReleaseSetStore(storage);
  return {
    storage,
    keys,
    witness,
    processId,
    blobs: openBlobStore(storage),
    artefacts: openArtefactStore(storage, keys, witness),
    channels,
    audit: tellingWhatIsLive(openAuditLog(storage, keys), channels, releaseSets),
    tokens: openTokenStore(storage, keys, witness),
    policies: openPolicyStore(storage, keys, witness),
    proofs: openProofStore(storage, keys),
    proposals: openProposalStore(storage, keys, witness),
    overrides: openOverrideStore(storage, keys, witness),
    leases: openLeaseStore(storage, { gatewayId: processId }),
    gateways: openGatewayStore(storage, { gatewayId: processId }),
    releaseSets,
  };
}

/** The channel that an entry which is about none is told beside. */
const MAIN_CHANNEL = 'production';

/** Every entry says which versions people had when it was written; one that knows it better keeps what it says. */
const tellingWhatIsLive = (audit: AuditLog, channels: ChannelStore, releaseSets: ReleaseSetStore): AuditLog => ({
  ...audit,
  append: async (draft) => {
    if (draft.release_set !== undefined) return audit.append(draft);
    const live = await channels.read(draft.channel ?? MAIN_CHANNEL).catch(() => undefined);
    return audit.append({ ...draft, release_set: live ? stableSet(live, releaseSets) : null });
  },
});

/** The registry of this machine's data folder, or the one that settings name. */
export async function openLocalRegistry(
  dataDir: string,
  env: Record<string, string | undefined> = process.env,
): Promise<Registry> {
  const storage = await openStorage({ dataDir, url: env['STOA_RELEASES'] || undefined, env });
  const keys = await openSigningKeys({ dataDir, env });
  return openRegistry(storage, keys, await openWitness(dataDir, storage.description));
}
