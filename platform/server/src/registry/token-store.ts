import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { tokenFacts, type createTokenBody, type TokenFacts } from '@stoa/shared/platform-contract/access.ts';
import { personOfToken, reservedNames } from './principal.ts';
import type { SigningKeys } from '../signing/signing.ts';
import type { ObjectStorage } from '../storage/object-storage.ts';
import { listKeys, openRecords } from './signed-records.ts';
import { passingWitness } from './witness.ts';
import { refuse } from './refusal.ts';

/** What the registry keeps of a token: its secret's SHA-256, hex, and never the secret. */
const storedToken = z.object({ facts: tokenFacts, secret_hash: z.string().regex(/^[0-9a-f]{64}$/) });

export type FoundToken =
  | { outcome: 'valid'; facts: TokenFacts }
  | { outcome: 'expired' | 'revoked'; facts: TokenFacts }
  /** The token that made it, or made that one, is good no more. */
  | { outcome: 'maker-ended'; facts: TokenFacts; maker: TokenFacts }
  | { outcome: 'unknown' };

/** Where a token comes from. */
export interface TokenOrigin {
  /** The token that makes it: nothing made with it outlives it. */
  madeWith?: { id: string; expiresAt: string | null } | undefined;
  /** Who is behind its maker; without one, it is the first of its line. */
  person?: string | undefined;
}

export interface TokenStore {
  /**
   * The only moment at which the token itself is known. `by`: who made it.
   * @throws ReleaseRefused `invalid` where the name is another token's that is still good, or means something else
   */
  create(
    body: z.output<typeof createTokenBody>,
    by: string,
    origin?: TokenOrigin,
  ): Promise<{ token: string; facts: TokenFacts }>;
  /** Whose token this is. Says nothing of a token whose secret is wrong. */
  find(token: string): Promise<FoundToken>;
  findFacts(id: string): Promise<TokenFacts | undefined>;
  /** Newest first. */
  list(): Promise<TokenFacts[]>;
  /** Revoking again changes nothing. @throws ReleaseRefused `not_found` */
  revoke(id: string): Promise<TokenFacts>;
}

const DAY_MS = 24 * 60 * 60 * 1000;
const ID_BYTES = 6;
const SECRET_BYTES = 32;
/** `stoa_3f9c01ab72de_…`: the id is no secret, it stands in lists and histories. */
const SHAPE = /^stoa_([0-9a-f]{12})_([\w-]{43})$/;
const PREFIX = 'tokens/';
const keyOf = (id: string) => `${PREFIX}${id}.json`;
const isId = (id: string) => /^[0-9a-f]{12}$/.test(id);

/** No request writes here: when a token was last used is told by the audit log alone. */
export function openTokenStore(storage: ObjectStorage, keys: SigningKeys, witness = passingWitness()): TokenStore {
  const records = openRecords(storage, keys, storedToken, witness);
  /** What it is when those above it are looked at, too. */
  const stateInLine = async (facts: TokenFacts): Promise<FoundToken> => {
    for (let above = facts.made_with; above !== null;) {
      const maker = (await records.find(keyOf(above)))?.facts;
      // Records are never taken away: somebody did, so that this one would outlive it.
      if (!maker) return { outcome: 'unknown' };
      if (stateOf(maker) !== 'valid') return { outcome: 'maker-ended', facts, maker };
      above = maker.made_with;
    }
    return { outcome: 'valid', facts };
  };
  const list = async (): Promise<TokenFacts[]> => {
    const found = await listKeys(storage, PREFIX);
    const stored = await Promise.all(found.map(records.find));
    return stored
      .flatMap((token) => (token ? [token.facts] : []))
      .sort((one, other) => other.created_at.localeCompare(one.created_at));
  };
  return {
    create: async ({ name, remotes, verbs, days }, by, { madeWith, person } = {}) => {
      requireFreeName(name, await list());
      const secret = randomBytes(SECRET_BYTES).toString('base64url');
      const now = Date.now();
      for (;;) {
        const id = randomBytes(ID_BYTES).toString('hex');
        const facts: TokenFacts = {
          id,
          name,
          remotes: [...new Set(remotes)],
          verbs: [...new Set(verbs)],
          created_at: new Date(now).toISOString(),
          created_by: by,
          made_with: madeWith?.id ?? null,
          person: person ?? personOfToken(id),
          expires_at: earlier(days === null ? null : new Date(now + days * DAY_MS).toISOString(), madeWith?.expiresAt),
          revoked_at: null,
        };
        const stored = { facts, secret_hash: hashOf(secret).toString('hex') };
        if (await records.create(keyOf(facts.id), stored)) return { token: `stoa_${facts.id}_${secret}`, facts };
      }
    },
    find: async (token) => {
      const [, id, secret] = SHAPE.exec(token) ?? [];
      const stored = id && secret ? await records.find(keyOf(id)) : undefined;
      if (!stored || !secret || !timingSafeEqual(hashOf(secret), Buffer.from(stored.secret_hash, 'hex'))) {
        return { outcome: 'unknown' };
      }
      const outcome = stateOf(stored.facts);
      return outcome === 'valid' ? stateInLine(stored.facts) : { outcome, facts: stored.facts };
    },
    findFacts: async (id) => (isId(id) ? (await records.find(keyOf(id)))?.facts : undefined),
    list,
    revoke: async (id) => {
      const revokedAt = new Date().toISOString();
      const stored =
        isId(id) &&
        (await records.change(keyOf(id), (token) =>
          token.facts.revoked_at ? token : { ...token, facts: { ...token.facts, revoked_at: revokedAt } },
        ));
      if (!stored) throw refuse('not_found', `There is no token ${id}. See: stoa token list`);
      return stored.facts;
    },
  };
}

/** Histories, approvals and the audit log show the name alone: it must say who it was. */
function requireFreeName(name: string, tokens: readonly TokenFacts[]): void {
  const asked = folded(name);
  const isReserved = reservedNames.some((reserved) => folded(reserved) === asked);
  const owner = tokens.find((token) => folded(token.name) === asked && stateOf(token) === 'valid');
  if (!isReserved && !owner) return;
  throw refuse(
    'invalid',
    isReserved ? `The name ${name} is kept for the platform.` : `A token is called ${name} already.`,
    {
      file: 'name',
      remedy: owner
        ? `Choose another name, or revoke that one first: stoa tokens revoke ${owner.id}`
        : 'Choose another name.',
    },
  );
}

/** As people read it. */
const folded = (name: string): string => name.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();

function stateOf({ revoked_at: revokedAt, expires_at: expiresAt }: TokenFacts): 'valid' | 'expired' | 'revoked' {
  if (revokedAt) return 'revoked';
  return expiresAt && Date.parse(expiresAt) <= Date.now() ? 'expired' : 'valid';
}

/** Null: never. */
const earlier = (one: string | null, other: string | null = null): string | null =>
  one === null || other === null ? (one ?? other) : one < other ? one : other;

const hashOf = (secret: string): Buffer => createHash('sha256').update(secret).digest();
