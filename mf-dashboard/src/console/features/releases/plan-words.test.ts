import { expect, test } from '@jest/globals';
import { createFormat } from '@stoa/shared/i18n/create-format.ts';
import { createTranslate } from '@stoa/shared/i18n/translate.ts';
import { en } from '../../messages/releases.en.ts';
import { aCanary, aRemoteStatus } from '../../testing/builders.ts';
import { startingChoice, versionLeft, type Action, type Choice, type Seen } from './action.ts';
import { planWords } from './plan-words.ts';

const words = { t: createTranslate<typeof en>('en', en), format: createFormat('en') };
const live = aRemoteStatus().live!;
const withCanary = aRemoteStatus({ live: { ...live, canary: aCanary() } });
const seen = (remote = aRemoteStatus(), revoked: string[] = []): Seen => ({
  channel: 'production',
  revision: 7,
  remote,
  revoked,
});
const plan = (kind: Action['kind'], of: Seen, choice: Partial<Choice> = {}) => {
  const action = { kind, name: 'mf-catalog' };
  return planWords(action, { ...startingChoice(action, of), ...choice }, of, words);
};

test('a rollback takes the canary first, then what was live before, or what is named', () => {
  expect(plan('rollback', seen(withCanary)).verb).toBe('End canary 1.6.0');
  expect(plan('rollback', seen()).sentence).toBe('In production, everyone goes from mf-catalog 1.5.0 back to 1.4.0.');
  expect(plan('rollback', seen(withCanary), { version: '1.4.0' }).sentence).toBe(
    'In production, everyone goes from mf-catalog 1.5.0 back to 1.4.0, and the canary 1.6.0 ends.',
  );
  expect(plan('rollback', seen(aRemoteStatus({ before: null }))).obstacle).toBe('Nothing was live before 1.5.0.');
  expect([versionLeft(withCanary, undefined), versionLeft(withCanary, '1.4.0')]).toEqual(['1.6.0', '1.5.0']);
});

test('the newest version that is neither live nor revoked is offered first', () => {
  const action = { kind: 'promote' as const, name: 'mf-catalog' };
  expect(startingChoice(action, seen()).version).toBe('1.6.0');
  expect(startingChoice(action, seen(aRemoteStatus(), ['mf-catalog@1.6.0'])).version).toBe('1.4.0');
});

test('a paused canary keeps paused while its share changes', () => {
  const paused = aRemoteStatus({ live: { ...live, canary: aCanary({ paused: true }) } });
  expect(plan('canary', seen(paused), { weight: 25 }).sentence).toContain('stays paused; once it is resumed, 25%');
  expect(plan('canary', seen(paused)).obstacle).toContain('It already has 5%');
  expect(plan('pause', seen(paused)).obstacle).toBe('It is already paused.');
  expect(plan('resume', seen()).obstacle).toBe('mf-catalog no longer has a canary.');
});

test('what cannot be done yet says what to do first', () => {
  const unborn = aRemoteStatus({ live: null, before: null });
  expect(plan('canary', seen(unborn)).obstacle).toContain('Promote a first version');
  expect(plan('promote', seen(unborn)).sentence).toBe(
    'In production, everyone gets mf-catalog 1.6.0: its first version there.',
  );
});
