import { useRef, useState, type FormEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { to } from '@stoa/shared/contract/site/addresses.ts';
import { useSession } from '@stoa/shared/federation/platform-context.tsx';
import { Button, Title } from '@stoa/shared/kit';
import { Page } from '@stoa/shared/ui/page.tsx';
import { FormProblem } from '@stoa/shared/ui/form-problem.tsx';
import { useWelcomeText } from '../messages/welcome.ts';
import { StepProgress } from '../features/welcome/step-progress.tsx';
import { StepQuestion } from '../features/welcome/step-question.tsx';
import { stepAfter, stepBefore, stepOf, type Step } from '../features/welcome/steps.ts';
import { useIntroduction } from '../features/welcome/use-introduction.ts';
import classes from '../features/welcome/welcome.module.css';

/** What a newcomer wants to learn, a question a step; each step has its address, so that the browser's Back goes back. */
export default function WelcomeScreen() {
  const t = useWelcomeText();
  const { user } = useSession();
  const navigate = useNavigate();
  const step = stepOf(useLocation().search);
  const question = useRef<HTMLFieldSetElement>(null);
  const [hasMoved, setMoved] = useState(false);
  const goTo = (step: Step) => {
    setMoved(true);
    void navigate(to.welcome({ step }));
  };
  const { form, problem, isBusy, next, skip } = useIntroduction(step, goTo);
  const before = stepBefore(step);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (!(await next())) question.current?.querySelector('input')?.focus();
  }

  return (
    <Page width="reading">
      <header className={classes.head}>
        <Title order={1}>{t('welcome.title', { name: user?.first_name ?? '' })}</Title>
        <p className={classes.lead}>{t('welcome.lead')}</p>
      </header>
      <form noValidate className={classes.form} aria-label={t('welcome.form')} onSubmit={(event) => void submit(event)}>
        <StepProgress step={step} />
        <FormProblem text={problem} />
        <StepQuestion key={step} ref={question} step={step} form={form} takesFocus={hasMoved} />
        <div className={classes.actions}>
          {before && (
            <Button variant="default" onClick={() => goTo(before)} disabled={isBusy}>
              {t('welcome.back')}
            </Button>
          )}
          <Button type="submit" loading={isBusy}>
            {t(stepAfter(step) ? 'welcome.next' : 'welcome.save')}
          </Button>
          <Button variant="subtle" className={classes.skip} onClick={() => void skip()} disabled={isBusy}>
            {t('welcome.skip')}
          </Button>
        </div>
      </form>
    </Page>
  );
}
