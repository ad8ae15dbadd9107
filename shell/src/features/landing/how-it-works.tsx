import { Section } from '@stoa/shared/ui/section.tsx';
import { useLandingText } from '../../messages/landing.ts';
import classes from './landing.module.css';

const steps = ['choose', 'learn', 'show'] as const;

export function HowItWorks() {
  const t = useLandingText();
  return (
    <Section title={t('how.title')}>
      <ol className={classes.steps}>
        {steps.map((step, index) => (
          <li key={step} className={classes.step}>
            <span className={classes.number} aria-hidden="true">
              {index + 1}
            </span>
            <h3 className={classes.stepTitle}>{t(`how.${step}`)}</h3>
            <p className={classes.soft}>{t(`how.${step}.text`)}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
