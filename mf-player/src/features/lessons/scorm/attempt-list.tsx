import type { ScormAttempt } from '@stoa/shared/contract/learning/scorm.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { Title } from '@stoa/shared/kit';
import { useScormText } from '../../../messages/scorm.ts';
import { useStandText } from './use-stand-text.ts';
import classes from './scorm.module.css';

/** What was done so far, the newest first. */
export function AttemptList({ attempts }: { attempts: readonly ScormAttempt[] }) {
  const t = useScormText();
  const format = useFormat();
  const standText = useStandText();
  if (attempts.length === 0) return null;
  return (
    <section aria-labelledby="scorm-attempts">
      <Title order={2} size="h4" id="scorm-attempts">
        {t('attempts')}
      </Title>
      <ol className={classes.attempts}>
        {attempts.map((attempt) => (
          <li key={attempt.number}>
            <strong>{t('attempt', { number: attempt.number })}</strong>
            <span>
              {[
                standText(attempt),
                attempt.total_time_s > 0 && format.duration(attempt.total_time_s),
                t('begun', { at: format.moment(attempt.begun_at) }),
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
