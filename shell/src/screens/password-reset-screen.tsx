import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { addresses, to } from '@stoa/shared/contract/site/addresses.ts';
import { passwordEndpoints } from '@stoa/shared/contract/people/passwords.ts';
import { useApi, usePlatform, useSession } from '@stoa/shared/federation/platform-context.tsx';
import type { Farewell } from '@stoa/shared/federation/platform.ts';
import { isApiError } from '@stoa/shared/http/api-error.ts';
import { useFormCall } from '@stoa/shared/remote/use-form-call.ts';
import { useIsHere } from '@stoa/shared/remote/use-is-here.ts';
import { Button, Group } from '@stoa/shared/kit';
import { LinkButton } from '@stoa/shared/ui/router-link.tsx';
import { FormProblem } from '@stoa/shared/ui/form-problem.tsx';
import { useAccountLinksText } from '../messages/account-links.ts';
import { AuthFrame } from '../ui/auth-frame.tsx';
import { NewPasswordField } from '../ui/new-password-field.tsx';
import { usePathParam } from '../routing/use-path-param.ts';
import { useProblemText } from '../forms/use-problem-text.ts';
import classes from '../ui/auth-frame.module.css';

const body = passwordEndpoints.updatePassword.body;
const why: Farewell = { reason: 'password-changed' };

/** Where a mailed link leads that sets a new password. */
export default function PasswordResetScreen() {
  const t = useAccountLinksText();
  const token = usePathParam(addresses.resetPassword, 'token');
  const { success: isToken } = body.shape.token.safeParse(token);
  const [isSpent, setSpent] = useState(!isToken);
  if (!isSpent) {
    return (
      <AuthFrame title={t('reset.title')} lead={t('reset.lead')}>
        <ResetForm token={token ?? ''} onSpent={() => setSpent(true)} />
      </AuthFrame>
    );
  }
  return (
    <AuthFrame title={t('reset.spent.title')} lead={<span role="status">{t('reset.spent.text')}</span>}>
      <Group>
        <LinkButton to={to.forgottenPassword()}>{t('reset.spent.ask')}</LinkButton>
        <LinkButton to={to.login()} variant="default">
          {t('reset.spent.login')}
        </LinkButton>
      </Group>
    </AuthFrame>
  );
}

function ResetForm({ token, onSpent }: { token: string; onSpent(): void }) {
  const api = useApi();
  const { state } = useSession();
  const { session } = usePlatform();
  const navigate = useNavigate();
  const isHere = useIsHere();
  const t = useAccountLinksText();
  const problemText = useProblemText();
  const form = useForm({ resolver: zodResolver(body.pick({ password: true })), defaultValues: { password: '' } });
  const { problem, isSending, submit, errorOf } = useFormCall(form, {
    refusal: problemText,
    leadsAway: true,
    async send({ password }) {
      try {
        await api.updatePassword({ body: { token, password } });
      } catch (error) {
        if (isApiError(error) && error.code === 'link_spent') return onSpent();
        throw error;
      }
      // The session of this browser ended with all others; its cookies and what it remembers go too.
      if (state !== 'guest') return session.signOut(why);
      if (isHere()) void navigate(to.login(), { replace: true, state: why });
    },
  });
  const password = useWatch({ control: form.control, name: 'password' });
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className={classes.fields} aria-label={t('reset.form')}>
      <FormProblem text={problem} />
      <NewPasswordField
        label={t('reset.password')}
        typed={password}
        error={errorOf('password')}
        {...form.register('password')}
      />
      <Button type="submit" size="md" loading={isSending}>
        {t('reset.submit')}
      </Button>
    </form>
  );
}
