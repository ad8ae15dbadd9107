import { verbs as allVerbs, type TokenFacts, type Verb } from '@stoa/shared/platform-contract/access.ts';

/** Who asks for something: a token, a person of the site, or the platform itself. */
export interface Principal {
  kind: 'token' | 'person' | 'platform' | 'guest';
  /** As it stands in histories. */
  name: string;
  /** `['*']`: all, the shell too. */
  remotes: readonly string[];
  verbs: readonly Verb[];
  /** Of a token of the store. */
  tokenId?: string;
  /** Who made the token: the same person may be behind both. */
  madeBy?: string;
  /** Who is behind it, as `person` of a token says it; nobody is known to be behind the root token. */
  person?: string;
  /** Of a person. */
  email?: string;
  /** Null: never. */
  expiresAt: string | null;
}

/** Nobody who is known: may see what needs nothing. */
export const guestPrincipal: Principal = { kind: 'guest', name: 'guest', remotes: [], verbs: [], expiresAt: null };

export const rootPrincipal: Principal = {
  kind: 'token',
  name: 'root token',
  remotes: ['*'],
  verbs: allVerbs,
  expiresAt: null,
};

/** What the platform does by itself. */
export const platformPrincipal: Principal = {
  kind: 'platform',
  name: 'stoa',
  remotes: ['*'],
  verbs: ['rollback'],
  expiresAt: null,
};

export const principalOfToken = (facts: TokenFacts): Principal => ({
  kind: 'token',
  name: facts.name,
  remotes: facts.remotes,
  verbs: facts.verbs,
  tokenId: facts.id,
  madeBy: facts.created_by,
  person: facts.person ?? personOfToken(facts.id),
  expiresAt: facts.expires_at,
});

/** One word for all tokens behind which the same person is. */
export const whoIs = ({ person, name }: Principal): string => person ?? name;

/** Names that histories know as something else. */
export const reservedNames: readonly string[] = [platformPrincipal, rootPrincipal, guestPrincipal].map(
  ({ name }) => name,
);

/** Of a token at the head of its line. */
export const personOfToken = (id: string): string => `token:${id}`;
/** Of somebody with an account on the site. */
export const personOfAccount = (id: string): string => `${ACCOUNT}${id}`;
const ACCOUNT = 'account:';

type Identity = { [K in 'name' | 'tokenId' | 'madeBy' | 'email' | 'person']?: string | undefined };

/**
 * Whether two principals may be one person: the same name, token or account; one of them is a token that the other made;
 * or both are tokens behind which the same person is.
 */
export const isSamePerson = (one: Identity, other: Identity): boolean =>
  isSame(one.name, other.name) ||
  isSame(one.tokenId, other.tokenId) ||
  isSame(one.email, other.email) ||
  isSame(one.person, other.person) ||
  isSame(one.madeBy, other.name) ||
  isSame(one.name, other.madeBy) ||
  haveSameMaker(one, other);

/**
 * Whether the second is the first one again, for what only the first may do: the same token, or a person in the same account.
 * Unlike above, where it is enough that they may be one.
 */
export const isSameAccess = (one: Identity, other: Principal): boolean =>
  isSame(one.tokenId, other.tokenId) || (other.kind === 'person' && isSame(one.person, other.person));

/** By name, where an account is not known of both; the root token is no person, it makes the first token of many. */
function haveSameMaker(one: Identity, other: Identity): boolean {
  const areAccounts = [one, other].every(({ person }) => person?.startsWith(ACCOUNT));
  return !areAccounts && one.madeBy !== rootPrincipal.name && isSame(one.madeBy, other.madeBy);
}

const isSame = (one: string | undefined, other: string | undefined): boolean => one !== undefined && one === other;
