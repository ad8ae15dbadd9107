import { randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { channelName, proposal, type Proposal } from '@stoa/shared/platform-contract/channels.ts';
import { isSameAccess, isSamePerson, type Principal } from './principal.ts';
import type { SigningKeys } from '../signing/signing.ts';
import type { ObjectStorage } from '../storage/object-storage.ts';
import { listKeys, openRecords } from './signed-records.ts';
import { refuse } from './refusal.ts';
import { passingWitness } from './witness.ts';

/** Behind the name that is shown: by what the proposer is known again when someone wants to approve. */
const proposer = z.object({
  name: z.string(),
  tokenId: z.string().optional(),
  madeBy: z.string().optional(),
  email: z.string().optional(),
  person: z.string().optional(),
});
const storedProposal = z.object({ proposal, proposer });

/** `by`: as it shall stand in histories. */
export type NewProposal = Pick<Proposal, 'channel' | 'kind' | 'releases' | 'weight' | 'by' | 'why'> &
  Partial<Pick<Proposal, 'allow_lower' | 'allow_taken_back' | 'allow_inside_routes'>>;

export interface ProposalStore {
  create(draft: NewProposal, by: Principal): Promise<Proposal>;
  /** @throws ReleaseRefused `not_found` */
  require(channel: string, id: string): Promise<Proposal>;
  /** Whether it was made with this very token, or in this account: names say nothing. @throws ReleaseRefused `not_found` */
  isProposer(channel: string, id: string, asking: Principal): Promise<boolean>;
  /** Newest first; at most 100. */
  list(channel: string): Promise<Proposal[]>;
  /**
   * Of many who decide at once, one does. Proposers may reject their own, but not approve it.
   * @throws ReleaseRefused `not_found`; `forbidden` for the proposer; `revision_moved` when it is decided or expired
   */
  decide(channel: string, id: string, decision: 'approved' | 'rejected', by: Principal): Promise<Proposal>;
}

const LASTS_MS = 24 * 60 * 60 * 1000;
const MOST_LISTED = 100;
const MOST_KEPT = 1_000;
const SHAPE = /^p[0-9a-z]{9}[0-9a-f]{6}$/;

export function openProposalStore(
  storage: ObjectStorage,
  signingKeys: SigningKeys,
  witness = passingWitness(),
): ProposalStore {
  const records = openRecords(storage, signingKeys, storedProposal, witness);
  const folderOf = (channel: string) => `proposals/${channelName.parse(channel)}/`;
  const keyOf = (channel: string, id: string) => `${folderOf(channel)}${id}.json`;
  /** Rejected and expired ones never change again. */
  const settled = new LRUCache<string, Proposal>({ max: MOST_KEPT });

  const find = async (key: string): Promise<Proposal | undefined> => {
    const before = settled.get(key);
    if (before) return before;
    const stored = await records.find(key);
    const found = stored && asOfNow(stored.proposal);
    if (found?.state === 'rejected' || found?.state === 'expired') settled.set(key, found);
    return found;
  };
  const absent = (channel: string, id: string) =>
    refuse('not_found', `There is no proposal ${id} in channel ${channel}.`);

  return {
    create: async (draft, { name, tokenId, madeBy, email, person }) => {
      const now = Date.now();
      for (;;) {
        const made = proposal.parse({
          ...draft,
          id: newId(now),
          at: new Date(now).toISOString(),
          expires_at: new Date(now + LASTS_MS).toISOString(),
          state: 'open',
          decided_by: null,
          decided_at: null,
        });
        const stored = { proposal: made, proposer: { name, tokenId, madeBy, email, person } };
        if (await records.create(keyOf(draft.channel, made.id), stored)) return made;
      }
    },
    require: async (channel, id) => {
      const found = SHAPE.test(id) ? await find(keyOf(channel, id)) : undefined;
      if (!found) throw absent(channel, id);
      return found;
    },
    isProposer: async (channel, id, asking) => {
      const stored = SHAPE.test(id) ? await records.find(keyOf(channel, id)) : undefined;
      if (!stored) throw absent(channel, id);
      return isSameAccess(stored.proposer, asking);
    },
    list: async (channel) => {
      // Ids begin with the time: the order of the keys is the order of making.
      const keys = (await listKeys(storage, folderOf(channel))).reverse().slice(0, MOST_LISTED);
      const found = await Promise.all(keys.map(find));
      return found.filter((one) => one !== undefined);
    },
    decide: async (channel, id, decision, by) => {
      if (!SHAPE.test(id)) throw absent(channel, id);
      const decided = await records.change(keyOf(channel, id), (before) => {
        requireOpen(asOfNow(before.proposal));
        if (decision === 'approved' && isSamePerson(before.proposer, by)) throw sameRefused(before.proposal);
        const outcome = { state: decision, decided_by: by.name, decided_at: new Date().toISOString() };
        return { ...before, proposal: { ...before.proposal, ...outcome } };
      });
      if (!decided) throw absent(channel, id);
      return decided.proposal;
    },
  };
}

const newId = (now: number): string => `p${now.toString(36).padStart(9, '0')}${randomBytes(3).toString('hex')}`;

const asOfNow = (one: Proposal): Proposal =>
  one.state === 'open' && Date.parse(one.expires_at) <= Date.now() ? { ...one, state: 'expired' } : one;

function requireOpen({ id, state, decided_by: by, decided_at: at, expires_at: expiresAt }: Proposal): void {
  if (state === 'open') return;
  const how = state === 'expired' ? `expired at ${expiresAt}: propose it again` : `was ${state} by ${by} at ${at}`;
  throw refuse('revision_moved', `The proposal ${id} ${how}.`);
}

const sameRefused = ({ id, by }: Proposal) =>
  refuse('forbidden', `The proposal ${id} was made by ${by}: another person has to approve it.`, {
    remedy: 'Ask someone else who has approve for it; tokens that the same person made count as that person.',
  });
