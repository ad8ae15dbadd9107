import { expect, test } from '@jest/globals';
import { rootPrincipal, type Principal } from '../registry/principal.ts';
import { principalOfPerson, requireVerb } from './rights.ts';

const playerTeam: Principal = {
  kind: 'token',
  name: 'player team, CI',
  remotes: ['mf-player'],
  verbs: ['publish', 'promote'],
  expiresAt: null,
};
const aPerson = (roles: ('admin' | 'super-admin')[]) =>
  principalOfPerson({
    id: 'ada-1',
    name: 'Ada',
    email: 'ada@stoa.example',
    roles,
    permissions: new Set(['manage-releases']),
  });

test('a token may do its verbs to its remotes, and nothing else', () => {
  requireVerb(playerTeam, 'publish', ['mf-player']);
  requireVerb(playerTeam, 'promote');
  const refusal = (verb: 'promote' | 'retire', names: string[]) => {
    try {
      requireVerb(playerTeam, verb, names);
    } catch (error) {
      return error;
    }
    return undefined;
  };
  expect(refusal('promote', ['mf-player', 'mf-studio'])).toMatchObject({
    code: 'forbidden',
    message: 'This needs promote for mf-studio. The token “player team, CI” has publish, promote for mf-player.',
    refusals: [{ name: 'mf-studio', remedy: expect.any(String) }],
  });
  expect(refusal('retire', ['mf-player'])).toMatchObject({ code: 'forbidden' });
  expect(refusal('promote', ['*'])).toMatchObject({ message: expect.stringContaining('promote for all remotes') });
});

test('the root token may do everything', () => {
  for (const verb of rootPrincipal.verbs) requireVerb(rootPrincipal, verb, ['shell', '*']);
});

test('an operator may roll back, and only a super-admin is admin', () => {
  requireVerb(aPerson(['admin']), 'rollback', ['shell']);
  expect(() => requireVerb(aPerson(['admin']), 'admin')).toThrow('Ada has promote');
  requireVerb(aPerson(['super-admin']), 'admin', ['*']);
  expect(() => requireVerb(aPerson(['super-admin']), 'publish')).toThrow('publish');
});
