import type { CanaryVerdict } from '@stoa/shared/platform-contract/health.ts';
import type { ReleaseWords } from '../../messages/releases.ts';
import { failureCountText, failureText } from './failure-words.ts';

/** Less is not worth its digits. */
const LEAST_P = 0.001;

/** What the platform thinks of a canary, in the page's language; an older platform's own words where it told too little. */
export function verdictText(judged: CanaryVerdict, words: ReleaseWords): string {
  const { verdict, canary, stable, stable_over: over, p } = judged;
  if (over === undefined) return judged.words;
  const { t, format } = words;
  const outcome = (opened: number, failed: number) =>
    t('verdict.outcome', {
      count: failureCountText({ opened, failed }, words),
      share: failureText({ opened, failed }, words),
    });
  const figures = t(over === 'last-day' ? 'verdict.figures.day' : 'verdict.figures', {
    canary,
    mine: outcome(judged.canary_opened, judged.canary_failed),
    stable,
    theirs: outcome(judged.stable_opened, judged.stable_failed),
  });
  if (verdict === 'not-judged') return t('verdict.not-judged', { figures });
  if (p === null || verdict === 'too-early') return t('verdict.too-early', { figures });
  const said = p < LEAST_P ? `< ${format.number(LEAST_P)}` : `= ${format.number(p)}`;
  return t(`verdict.${verdict}`, { figures, p: said });
}
