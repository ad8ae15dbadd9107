import type { ScormAttempt, ScormSco } from '@stoa/shared/contract/learning/scorm.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { useScormText } from '../../../messages/scorm.ts';

type Stand = Pick<ScormAttempt | ScormSco, 'completion' | 'success' | 'score'>;

/** How far one is, in words: what the package says of it, and its score. */
export function useStandText(): (stand: Stand) => string {
  const t = useScormText();
  const format = useFormat();
  return ({ completion, success, score }) =>
    [
      success === 'unknown' ? t(`completion.${completion}`) : t(`success.${success}`),
      score !== null && t('score', { score: format.percent(score) }),
    ]
      .filter(Boolean)
      .join(' · ');
}
