import { verbs as allVerbs, type TokenFacts, type Verb } from '@stoa/shared/platform-contract/access.ts';
import { refuse } from '../registry/refusal.ts';
import type { SitePerson } from './site-people.ts';

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

/** Of a token at the head of its line. */
export const personOfToken = (id: string): string => `token:${id}`;
const ACCOUNT = 'account:';

/** With the permission `manage-releases` a person may do what operating takes; publishing is for tokens of CI. */
const operatorVerbs: readonly Verb[] = ['promote', 'canary', 'rollback', 'retire', 'override', 'approve'];

export const principalOfPerson = (person: SitePerson): Principal => ({
  kind: 'person',
  name: person.name,
  remotes: ['*'],
  verbs: person.roles.includes('super-admin') ? [...operatorVerbs, 'admin'] : operatorVerbs,
  email: person.email,
  person: `${ACCOUNT}${person.id}`,
  expiresAt: null,
});

/** @throws ReleaseRefused `forbidden`, naming what is missing. `names` may hold `*` for what concerns all remotes. */
export function requireVerb(principal: Principal, verb: Verb, names: readonly string[] = []): void {
  const isAll = principal.remotes.includes('*');
  const [missing] = names.filter((name) => !isAll && !principal.remotes.includes(name));
  if (principal.verbs.includes(verb) && missing === undefined) return;
  const about = missing ?? names[0];
  const wanted = `${verb}${about ? ` for ${about === '*' ? 'all remotes' : about}` : ''}`;
  const has = `${principal.verbs.join(', ') || 'nothing'} for ${isAll ? 'all remotes' : principal.remotes.join(', ')}`;
  throw refuse('forbidden', `This needs ${wanted}. ${nameOf(principal)} has ${has}.`, {
    ...(about && about !== '*' && { name: about }),
    remedy: remedyOf(principal, verb),
  });
}

/**
 * Nobody gives what they have not. Who is admin as a person gives every verb: publishing, which sessions cannot do, is what
 * tokens are made for. @throws ReleaseRefused `forbidden`
 */
export function requireMayGive(principal: Principal, verbs: readonly Verb[], remotes: readonly string[]): void {
  requireVerb(principal, 'admin', remotes);
  if (principal.kind === 'person') return;
  for (const verb of verbs) requireVerb(principal, verb, remotes);
}

const nameOf = ({ kind, name }: Principal): string => (kind === 'token' ? `The token “${name}”` : name);

function remedyOf({ kind }: Principal, verb: Verb): string {
  if (kind !== 'person') return `Use a token that has ${verb}, or ask someone with admin to make one.`;
  if (verb === 'admin') return 'Ask a super-admin.';
  return 'Use a token that has it.';
}

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

/** By name, where an account is not known of both; the root token is no person, it makes the first token of many. */
function haveSameMaker(one: Identity, other: Identity): boolean {
  const areAccounts = [one, other].every(({ person }) => person?.startsWith(ACCOUNT));
  return !areAccounts && one.madeBy !== rootPrincipal.name && isSame(one.madeBy, other.madeBy);
}

const isSame = (one: string | undefined, other: string | undefined): boolean => one !== undefined && one === other;
