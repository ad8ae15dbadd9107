import { expect, test } from '@jest/globals';
import type { CanaryVerdict } from '@stoa/shared/platform-contract/health.ts';
import { createFormat } from '@stoa/shared/i18n/create-format.ts';
import { createTranslate } from '@stoa/shared/i18n/translate.ts';
import { en } from '../../messages/releases.en.ts';
import { fr } from '../../messages/releases.fr.ts';
import { verdictText } from './verdict-words.ts';

const english = { t: createTranslate('en', en), format: createFormat('en') };
const french = { t: createTranslate<typeof en>('fr', fr), format: createFormat('fr') };
const aVerdict = (given: Partial<CanaryVerdict> = {}): CanaryVerdict => ({
  name: 'mf-catalog',
  canary: '1.6.0',
  stable: '1.5.0',
  verdict: 'worse',
  canary_opened: 60,
  canary_failed: 9,
  stable_opened: 800,
  stable_failed: 2,
  stable_over: 'same-time',
  p: 0.0002,
  words: 'What the server says.',
  ...given,
});

test('a worse canary is told with both versions’ figures, in the language of the page', () => {
  expect(verdictText(aVerdict(), english)).toBe(
    'Worse than the stable version: 1.6.0 failed for 9 of 60 visitors (15%), 1.5.0 for 2 of 800 visitors (0.3%) in the same time (p < 0.001).',
  );
  const said = verdictText(aVerdict(), french).replaceAll(/[\u00a0\u202f]/g, ' ');
  expect(said).toBe(
    'Moins bonne que la version stable : 1.6.0 a échoué pour 9 sur 60 visiteurs (15 %), 1.5.0 pour 2 sur 800 visiteurs (0,3 %) sur la même période (p < 0,001).',
  );
});

test.each([
  [{ verdict: 'too-early', p: null }, /^Too early to judge; more visitors/],
  [{ verdict: 'no-difference', p: 0.42 }, /^No difference so far: .*\(p = 0\.42\)\.$/],
  [{ verdict: 'not-judged', p: null }, /^Not judged: /],
  [{ verdict: 'no-difference', p: 0.42, stable_over: 'last-day' }, /in its last 24 hours/],
] as const)('%j has words of its own', (given, words) => {
  expect(verdictText(aVerdict(given), english)).toMatch(words);
});

test('a platform that is older than the console speaks for itself', () => {
  expect(verdictText(aVerdict({ stable_over: undefined }), french)).toBe('What the server says.');
});
