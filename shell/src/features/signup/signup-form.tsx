import { zodResolver } from '@hookform/resolvers/zod';
import { useId, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useLocation, useNavigate } from 'react-router-dom';
import { to } from '@stoa/shared/contract/site/addresses.ts';
import { registerBody } from '@stoa/shared/contract/people/registrations.ts';
import { useApi } from '@stoa/shared/federation/platform-context.tsx';
import { useFormCall } from '@stoa/shared/remote/use-form-call.ts';
import { useIsHere } from '@stoa/shared/remote/use-is-here.ts';
import { Button, Switch, TextInput } from '@stoa/shared/kit';
import { LinkAnchor } from '@stoa/shared/ui/router-link.tsx';
import { FormProblem } from '@stoa/shared/ui/form-problem.tsx';
import { useSignupText } from '../../messages/signup.ts';
import { NewPasswordField } from '../../ui/new-password-field.tsx';
import { useInBrowser } from '../../first-view/in-browser.ts';
import { useProblemText } from '../../forms/use-problem-text.ts';
import { resendTime, useSignup } from './signup-store.ts';
import classes from '../../ui/auth-frame.module.css';

const empty = { first_name: '', last_name: '', email: '', password: '' };

/** Asks for an account; the code that makes it is mailed. */
export function SignupForm({ referralToken }: { referralToken: string | undefined }) {
  const api = useApi();
  const navigate = useNavigate();
  const isHere = useIsHere();
  const t = useSignupText();
  const begin = useSignup((state) => state.begin);
  const [kept] = useState(() => useSignup.getState().draft);
  const comesToTeach = new URLSearchParams(useLocation().search).has('teach');
  const [choice, setChoice] = useState<boolean>();
  // What this tab keeps, and what its address says, no first view knows.
  const inBrowser = useInBrowser();
  const wantsToTeach = choice ?? (inBrowser && (kept?.wantsToTeach ?? comesToTeach));
  const problemText = useProblemText();
  const form = useForm({ resolver: zodResolver(registerBody), defaultValues: kept?.values ?? empty });
  const { problem, isSending, submit, errorOf } = useFormCall(form, {
    refusal: problemText,
    leadsAway: true,
    async send(values) {
      const body = { ...values, ...(referralToken && { referral_token: referralToken }) };
      const { registration_id } = await (wantsToTeach ? api.registerInstructor({ body }) : api.register({ body }));
      begin({ values, wantsToTeach }, { registrationId: registration_id, email: values.email, resendAt: resendTime() });
      if (isHere()) void navigate(to.confirmSignup());
    },
  });
  const whatFollows = useId();
  const password = useWatch({ control: form.control, name: 'password' });
  return (
    <form
      method="dialog"
      noValidate
      onSubmit={(event) => void submit(event)}
      className={classes.fields}
      aria-label={t('signup.form')}
    >
      <FormProblem text={problem} />
      <div className={classes.names}>
        <TextInput
          label={t('signup.first_name')}
          autoComplete="given-name"
          error={errorOf('first_name')}
          {...form.register('first_name')}
        />
        <TextInput
          label={t('signup.last_name')}
          autoComplete="family-name"
          error={errorOf('last_name')}
          {...form.register('last_name')}
        />
      </div>
      <TextInput
        label={t('signup.email')}
        type="email"
        autoComplete="username"
        error={errorOf('email')}
        {...form.register('email')}
      />
      <NewPasswordField
        label={t('signup.password')}
        typed={password}
        error={errorOf('password')}
        {...form.register('password')}
      />
      <div>
        <Switch
          label={t('signup.teach')}
          size="md"
          aria-describedby={whatFollows}
          checked={wantsToTeach}
          onChange={(event) => setChoice(event.currentTarget.checked)}
        />
        <p id={whatFollows} className={classes.foot}>
          {t(wantsToTeach ? 'signup.teach.on' : 'signup.teach.off')}
        </p>
      </div>
      <Button type="submit" size="md" loading={isSending}>
        {t('signup.submit')}
      </Button>
      <p className={classes.legal}>
        {t.rich('signup.agree', {
          terms: (words) => <LinkAnchor to={to.termsOfUse()}>{words}</LinkAnchor>,
          privacy: (words) => <LinkAnchor to={to.privacyNotice()}>{words}</LinkAnchor>,
        })}
      </p>
    </form>
  );
}
