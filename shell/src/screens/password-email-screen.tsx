import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { to } from '@stoa/shared/contract/site/addresses.ts';
import { passwordEndpoints } from '@stoa/shared/contract/people/passwords.ts';
import { useApi } from '@stoa/shared/federation/platform-context.tsx';
import { useFormCall } from '@stoa/shared/remote/use-form-call.ts';
import { Button, TextInput } from '@stoa/shared/kit';
import { LinkAnchor } from '@stoa/shared/ui/router-link.tsx';
import { FormProblem } from '@stoa/shared/ui/form-problem.tsx';
import { useAccountLinksText } from '../messages/account-links.ts';
import { AuthFrame } from '../ui/auth-frame.tsx';
import { DemoMailHint } from '../features/login/demo-mail-hint.tsx';
import { useProblemText } from '../forms/use-problem-text.ts';
import classes from '../ui/auth-frame.module.css';

/** Asks for a link that sets a new password. What it says never tells whether there is such an account. */
export default function PasswordEmailScreen() {
  const t = useAccountLinksText();
  const [sentTo, setSentTo] = useState<string>();
  const foot = t.rich('forgot.back', { link: (words) => <LinkAnchor to={to.login()}>{words}</LinkAnchor> });
  if (sentTo === undefined) {
    return (
      <AuthFrame title={t('forgot.title')} lead={t('forgot.lead')} foot={foot}>
        <AskForm onSent={setSentTo} />
      </AuthFrame>
    );
  }
  return (
    <AuthFrame
      title={t('forgot.sent.title')}
      lead={
        <span role="status">
          {t.rich('forgot.sent.lead', { email: sentTo, b: (words) => <strong>{words}</strong> })}
        </span>
      }
      foot={foot}
    >
      <p>{t('forgot.sent.nothing')}</p>
      <DemoMailHint />
      <Button variant="default" onClick={() => setSentTo(undefined)}>
        {t('forgot.sent.again')}
      </Button>
    </AuthFrame>
  );
}

function AskForm({ onSent }: { onSent(email: string): void }) {
  const api = useApi();
  const t = useAccountLinksText();
  const problemText = useProblemText();
  const form = useForm({
    resolver: zodResolver(passwordEndpoints.requestPasswordReset.body),
    defaultValues: { email: '' },
  });
  const { problem, isSending, submit, errorOf } = useFormCall(form, {
    refusal: problemText,
    leadsAway: true,
    async send(body) {
      await api.requestPasswordReset({ body });
      onSent(body.email);
    },
  });
  return (
    <form
      method="dialog"
      noValidate
      onSubmit={(event) => void submit(event)}
      className={classes.fields}
      aria-label={t('forgot.form')}
    >
      <FormProblem text={problem} />
      <TextInput
        label={t('forgot.email')}
        type="email"
        autoComplete="username"
        error={errorOf('email')}
        {...form.register('email')}
      />
      <Button type="submit" size="md" loading={isSending}>
        {t('forgot.submit')}
      </Button>
    </form>
  );
}
