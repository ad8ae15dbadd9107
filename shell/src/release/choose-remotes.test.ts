import { expect, test } from '@jest/globals';
import { aRemote } from '../testing/a-remote.ts';
import { chooseRemotes, type Choice } from './choose-remotes.ts';

const stable = [aRemote('mf-catalog', '1.0.0'), aRemote('mf-player', '2.0.0')];
const canary = aRemote('mf-catalog', '1.1.0');
const before = aRemote('mf-catalog', '0.9.0');

function chosen(given: Partial<Choice> & { mine?: string[]; revoked?: string[] } = {}): string[] {
  const { mine = [], revoked = [], ...rest } = given;
  const choice = {
    document: { remotes: stable, canaries: [canary], revoked },
    visit: { canaries: mine, overrides: [] },
    refused: new Set<string>(),
    fallbacks: [],
    ...rest,
  };
  return chooseRemotes(choice).map(({ name, version }) => `${name}@${version}`);
}
const withCanary = { mine: ['mf-catalog@1.1.0'] };

test('everyone has the stable versions, and a canary who was chosen for it', () => {
  expect(chosen()).toEqual(['mf-catalog@1.0.0', 'mf-player@2.0.0']);
  expect(chosen(withCanary)).toEqual(['mf-catalog@1.1.0', 'mf-player@2.0.0']);
  expect(chosen({ mine: ['mf-catalog@7.7.7'] })).toContain('mf-catalog@1.0.0');
});

test('a remote whose first version is a canary exists only for those who have it', () => {
  const fresh = { document: { remotes: stable, canaries: [aRemote('mf-reviews', '0.1.0')], revoked: [] } };
  expect(chosen(fresh)).not.toContain('mf-reviews@0.1.0');
  expect(chosen({ ...fresh, mine: ['mf-reviews@0.1.0'] })).toContain('mf-reviews@0.1.0');
});

test('a revoked or refused canary gives way to the stable version', () => {
  expect(chosen({ ...withCanary, revoked: ['mf-catalog@1.1.0'] })).toContain('mf-catalog@1.0.0');
  expect(chosen({ ...withCanary, refused: new Set(['mf-catalog@1.1.0']) })).toContain('mf-catalog@1.0.0');
});

test('a refused stable version gives way to the last good one, never to a revoked one', () => {
  const refused = { refused: new Set(['mf-catalog@1.0.0']), fallbacks: [before] };
  expect(chosen(refused)).toContain('mf-catalog@0.9.0');
  expect(chosen({ ...refused, revoked: ['mf-catalog@0.9.0'] })).toContain('mf-catalog@1.0.0');
});

test('a last good version is used for nothing else, and adds no remote', () => {
  expect(chosen({ fallbacks: [before, aRemote('mf-gone', '1.0.0')] })).toEqual(chosen());
});

test('an override takes the place of a remote or adds one, until it ends', () => {
  const override = (name: string, expires_at: string) => ({
    name,
    origin: 'http://localhost:8102',
    person: 'Ada',
    expires_at,
    remote: aRemote(name, '9.9.9', { integrity: '' }),
  });
  const [future, past] = ['2999-01-01T00:00:00Z', '2001-01-01T00:00:00Z'];
  const overrides = [override('mf-player', future), override('mf-new', future), override('mf-catalog', past)];
  expect(chosen({ visit: { canaries: [], overrides } })).toEqual([
    'mf-catalog@1.0.0',
    'mf-player@9.9.9',
    'mf-new@9.9.9',
  ]);
});
