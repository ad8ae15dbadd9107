import { expect, test } from '@jest/globals';
import { canaryVerdict } from '@stoa/shared/platform-contract/health.ts';
import { aCanary } from '../testing/a-canary.ts';
import { ALPHA, judgeCanary } from './judge.ts';
import { joinStrata } from './sequential-test.ts';

test('a canary that fails always is ended although its remote never opened', () => {
  const minutes = (failed: number) => [{ at: 0, opened: 60, failed }];
  const subject = aCanary({
    canary: { version: '1.5.0', minutes: minutes(60), failures: { 'load:entry:missing': 60 } },
  });
  subject.stable.minutes = [{ at: 0, opened: 900, failed: 3 }];
  const verdict = canaryVerdict.parse(judgeCanary(subject));
  expect(verdict).toMatchObject({
    verdict: 'worse',
    canary_failed: 60,
    stable_opened: 900,
    stable_over: 'same-time',
  });
  expect(verdict.words).toBe(
    'Worse than the stable version: mf-catalog@1.5.0 failed for 60 of 60 visitors (100.0 %), mostly load:entry:missing; ' +
      '1.4.0 for 3 of 900 visitors (0.3 %) in the same time (p < 0.0001, limit 0.01).',
  );
});

test('too few visitors are too early, and a remote that is not judged only gets the figures', () => {
  const subject = aCanary();
  subject.canary.minutes = [{ at: 0, opened: 49, failed: 49 }];
  subject.stable.minutes = [{ at: 0, opened: 900, failed: 0 }];
  expect(judgeCanary(subject)).toMatchObject({ verdict: 'too-early', p: null });
  subject.canary.minutes = [{ at: 0, opened: 50, failed: 49 }];
  expect(judgeCanary(subject).verdict).toBe('worse');
  expect(judgeCanary({ ...subject, isJudged: false })).toMatchObject({ verdict: 'not-judged', canary_failed: 49 });
});

test('a difference too small to matter, or four unlucky visitors, end nothing', () => {
  const subject = aCanary();
  subject.canary.minutes = [{ at: 0, opened: 400_000, failed: 1600 }];
  subject.stable.minutes = [{ at: 0, opened: 400_000, failed: 400 }];
  expect(judgeCanary(subject)).toMatchObject({ verdict: 'no-difference', p: expect.any(Number) });
  expect(judgeCanary(subject).p).toBeLessThan(ALPHA);
  subject.canary.minutes = [{ at: 0, opened: 60, failed: 4 }];
  subject.stable.minutes = [{ at: 0, opened: 6000, failed: 0 }];
  expect(judgeCanary(subject).verdict).toBe('no-difference');
});

test('short stretches are joined until there are enough visitors of both, and no visitor is left out', () => {
  const stretch = { canary: { opened: 2, failed: 1 }, stable: { opened: 38, failed: 2 } };
  const long = { canary: { opened: 60, failed: 1 }, stable: { opened: 40, failed: 2 } };
  const joined = joinStrata([stretch, stretch, stretch, stretch, long, stretch]);
  expect(joined.map(({ canary }) => canary.opened)).toEqual([6, 2, 60, 2]);
  expect(joined.reduce((sum, { stable }) => sum + stable.failed, 0)).toBe(12);
});
