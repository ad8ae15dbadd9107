import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { passwordEndpoints } from '@stoa/shared/contract/people/passwords.ts';
import { currentPassword } from '@stoa/shared/contract/people/accounts.ts';
import { useApi, usePlatform, useSession } from '@stoa/shared/federation/platform-context.tsx';
import { useFormCall } from '@stoa/shared/remote/use-form-call.ts';
import { PasswordField } from '@stoa/shared/ui/password-field.tsx';
import { useSettingsText } from '../../messages/settings.ts';
import { CallForm } from '../../forms/call-form.tsx';
import { DemoNote, isDemoAccount } from '../../ui/demo-note.tsx';
import { SettingsSection } from '../../ui/settings-section.tsx';
import { IdentitiesGate } from './identities-gate.tsx';
import { IDENTITIES, useIdentities } from './use-identities.ts';

const firstPassword = passwordEndpoints.changePassword.body;
const nextPassword = firstPassword.extend({ current_password: currentPassword });

export function PasswordSection({ id }: { id: string }) {
  const t = useSettingsText();
  const { user } = useSession();
  const { data } = useIdentities();
  const isFirst = data?.has_password === false;
  return (
    <SettingsSection
      id={id}
      title={t('newPassword.title')}
      lead={t(isFirst ? 'newPassword.leadNone' : 'newPassword.lead')}
    >
      {isDemoAccount(user?.email) ? (
        <DemoNote />
      ) : (
        <IdentitiesGate>
          {({ has_password }) => (
            <PasswordForm key={String(has_password)} isFirst={!has_password} email={user?.email ?? ''} />
          )}
        </IdentitiesGate>
      )}
    </SettingsSection>
  );
}

function PasswordForm({ isFirst, email }: { isFirst: boolean; email: string }) {
  const t = useSettingsText();
  const api = useApi();
  const { toasts } = usePlatform();
  const queryClient = useQueryClient();
  const form = useForm({
    resolver: zodResolver(isFirst ? firstPassword : nextPassword),
    defaultValues: { ...(!isFirst && { current_password: '' }), password: '' },
  });
  const formCall = useFormCall(form, {
    expected: { demo_account: t('demo') },
    send: async (body) => {
      await api.changePassword({ body });
      form.reset();
      toasts.show({ kind: 'success', message: t(isFirst ? 'newPassword.wasSet' : 'newPassword.changed') });
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: IDENTITIES }),
        queryClient.invalidateQueries({ queryKey: ['sessions'] }),
      ]);
    },
  });
  const { errorOf } = formCall;
  const name = t(isFirst ? 'newPassword.set' : 'newPassword.change');
  return (
    <CallForm name={name} formCall={formCall}>
      {/* For password managers: whose password this is. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      {!isFirst && (
        <PasswordField
          label={t('newPassword.current')}
          autoComplete="current-password"
          error={errorOf('current_password')}
          {...form.register('current_password')}
        />
      )}
      <PasswordField
        label={t('newPassword.new')}
        autoComplete="new-password"
        error={errorOf('password')}
        {...form.register('password')}
      />
    </CallForm>
  );
}
