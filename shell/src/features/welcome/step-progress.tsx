import { useWelcomeText } from '../../messages/welcome.ts';
import { steps, type Step } from './steps.ts';
import classes from './step-progress.module.css';

/** How far one has come, in words and as a line. */
export function StepProgress({ step }: { step: Step }) {
  const t = useWelcomeText();
  const number = steps.indexOf(step) + 1;
  return (
    <div className={classes.progress}>
      <p role="status">{t('welcome.step', { step: number, steps: steps.length })}</p>
      <div className={classes.line} aria-hidden="true">
        {steps.map((one, index) => (
          <span key={one} data-reached={index < number || undefined} />
        ))}
      </div>
    </div>
  );
}
