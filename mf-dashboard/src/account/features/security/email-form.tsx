import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { emailChangeEndpoints } from '@stoa/shared/contract/people/email-changes.ts';
import { currentPassword } from '@stoa/shared/contract/people/accounts.ts';
import { useApi, usePlatform } from '@stoa/shared/federation/platform-context.tsx';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { useErrorText } from '@stoa/shared/remote/use-error-text.ts';
import { useFormCall } from '@stoa/shared/remote/use-form-call.ts';
import { Alert, Button, TextInput } from '@stoa/shared/kit';
import { useSettingsText } from '../../messages/settings.ts';
import { CallForm } from '../../forms/call-form.tsx';
import { CurrentPassword } from '../../forms/current-password.tsx';
import classes from './security.module.css';

const KEY = ['email-change'];
const withoutPassword = emailChangeEndpoints.changeEmail.body;
const withPassword = withoutPassword.extend({ password: currentPassword });

/** Asks for another address; the one that waits stands above, to be mailed again or forgotten. */
export function EmailForm({ email, hasPassword }: { email: string; hasPassword: boolean }) {
  const t = useSettingsText();
  const api = useApi();
  const { toasts } = usePlatform();
  const queryClient = useQueryClient();
  const form = useForm({
    resolver: zodResolver(hasPassword ? withPassword : withoutPassword),
    defaultValues: { email: '', ...(hasPassword && { password: '' }) },
  });
  const formCall = useFormCall(form, {
    expected: { demo_account: t('demo') },
    send: async (body) => {
      await api.changeEmail({ body });
      form.reset();
      toasts.show({ kind: 'success', message: t('email.sent', { email: body.email }) });
      await queryClient.invalidateQueries({ queryKey: KEY });
    },
  });
  const { errorOf, submit } = formCall;
  const sendAgain = (waiting: string) => {
    form.setValue('email', waiting);
    if (hasPassword) form.setFocus('password');
    else void submit();
  };
  return (
    <>
      <WaitingAddress email={email} onSendAgain={sendAgain} />
      <CallForm name={t('email.change')} formCall={formCall}>
        <TextInput
          label={t('email.new')}
          type="email"
          autoComplete="email"
          error={errorOf('email')}
          {...form.register('email')}
        />
        {hasPassword && <CurrentPassword error={errorOf('password')} {...form.register('password')} />}
      </CallForm>
    </>
  );
}

function WaitingAddress({ email, onSendAgain }: { email: string; onSendAgain(waiting: string): void }) {
  const t = useSettingsText();
  const format = useFormat();
  const errorText = useErrorText();
  const api = useApi();
  const { toasts } = usePlatform();
  const queryClient = useQueryClient();
  const change = useQuery({ queryKey: KEY, queryFn: ({ signal }) => api.getEmailChange({ signal }) });
  const forget = useMutation({
    mutationFn: () => api.cancelEmailChange(),
    onSuccess: () => {
      toasts.show({ kind: 'info', message: t('email.forgotten', { email }) });
      return queryClient.invalidateQueries({ queryKey: KEY });
    },
    onError: (error) => toasts.show({ kind: 'error', message: errorText(error) }),
  });
  const { email: waiting, expires_at } = change.data ?? {};
  if (!waiting) return null;
  return (
    <Alert color="blue" title={t('email.waits', { email: waiting })}>
      <div className={classes.waiting}>
        {expires_at && <p>{t('email.waitsText', { until: format.moment(expires_at) })}</p>}
        <div className={classes.buttons}>
          <Button size="compact-md" variant="default" onClick={() => onSendAgain(waiting)}>
            {t('email.again')}
          </Button>
          <Button size="compact-md" variant="subtle" loading={forget.isPending} onClick={() => forget.mutate()}>
            {t('email.forget')}
          </Button>
        </div>
      </div>
    </Alert>
  );
}
