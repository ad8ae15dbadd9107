import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { to } from '@stoa/shared/contract/site/addresses.ts';
import { loginBody } from '@stoa/shared/contract/people/accounts.ts';
import { useApi } from '@stoa/shared/federation/platform-context.tsx';
import { useFormCall } from '@stoa/shared/remote/use-form-call.ts';
import { Button, TextInput } from '@stoa/shared/kit';
import { LinkAnchor } from '@stoa/shared/ui/router-link.tsx';
import { FormProblem } from '@stoa/shared/ui/form-problem.tsx';
import { PasswordField } from '@stoa/shared/ui/password-field.tsx';
import { useLoginText } from '../messages/login.ts';
import { AuthFrame } from '../ui/auth-frame.tsx';
import { DemoAccounts } from '../features/login/demo-accounts.tsx';
import { LoginReasonAlert } from '../features/login/login-reason-alert.tsx';
import { ProviderButtons } from '../features/login/provider-buttons.tsx';
import { useProblemText } from '../forms/use-problem-text.ts';
import { useSignIn } from '../forms/use-sign-in.ts';
import { useResumeSignup } from '../features/signup/use-resume-signup.ts';
import classes from '../ui/auth-frame.module.css';

export default function LoginScreen() {
  const api = useApi();
  const t = useLoginText();
  const signIn = useSignIn();
  const resumeSignup = useResumeSignup();
  const problemText = useProblemText();
  const form = useForm({ resolver: zodResolver(loginBody), defaultValues: { email: '', password: '' } });
  const { problem, isSending, attempt, submit, errorOf } = useFormCall(form, {
    refusal: problemText,
    leadsAway: true,
    async send(body) {
      try {
        await signIn(await api.login({ body }));
      } catch (error) {
        if (!resumeSignup(error, body.email)) throw error;
      }
    },
  });
  return (
    <AuthFrame
      title={t('login.title')}
      lead={t('login.lead')}
      foot={t.rich('login.new', { link: (words) => <LinkAnchor to={to.signup()}>{words}</LinkAnchor> })}
      aside={<DemoAccounts onPick={(account) => void attempt(account)} busy={isSending} />}
    >
      <LoginReasonAlert />
      {/* Without the site's code it sends nothing, and a password never stands in an address. */}
      <form
        method="dialog"
        noValidate
        onSubmit={(event) => void submit(event)}
        className={classes.fields}
        aria-label={t('login.form')}
      >
        <FormProblem text={problem} />
        <TextInput
          label={t('login.email')}
          type="email"
          autoComplete="username"
          error={errorOf('email')}
          {...form.register('email')}
        />
        <PasswordField
          label={t('login.password')}
          autoComplete="current-password"
          error={errorOf('password')}
          {...form.register('password')}
        />
        <p className={classes.forgot}>
          <LinkAnchor to={to.forgottenPassword()}>{t('login.forgot')}</LinkAnchor>
        </p>
        <Button type="submit" size="md" loading={isSending}>
          {t('login.submit')}
        </Button>
      </form>
      <ProviderButtons />
    </AuthFrame>
  );
}
