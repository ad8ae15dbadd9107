import type { Verb } from '@stoa/shared/platform-contract/access.ts';
import { personOfAccount, type Principal } from '../registry/principal.ts';
import { refuse } from '../registry/refusal.ts';
import type { SitePerson } from './site-people.ts';

/** With the permission `manage-releases` a person may do what operating takes; publishing is for tokens of CI. */
const operatorVerbs: readonly Verb[] = ['promote', 'canary', 'rollback', 'retire', 'override', 'approve'];

export const principalOfPerson = (person: SitePerson): Principal => ({
  kind: 'person',
  name: person.name,
  remotes: ['*'],
  verbs: person.roles.includes('super-admin') ? [...operatorVerbs, 'admin'] : operatorVerbs,
  email: person.email,
  person: personOfAccount(person.id),
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
