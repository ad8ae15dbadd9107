import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { accountDataEndpoints } from '@stoa/shared/contract/account-data/account-data.ts';
import { currentPassword } from '@stoa/shared/contract/people/accounts.ts';
import { rule } from '@stoa/shared/contract/kernel/rule.ts';
import { useApi, usePlatform } from '@stoa/shared/federation/platform-context.tsx';
import { useFormCall } from '@stoa/shared/remote/use-form-call.ts';
import { TextInput } from '@stoa/shared/kit';
import { useSettingsText } from '../../messages/settings.ts';
import { CallForm } from '../../forms/call-form.tsx';
import { CurrentPassword } from '../../forms/current-password.tsx';

interface DeleteFormProps {
  /** Of the account: to be typed again. */
  email: string;
  hasPassword: boolean;
  onCancel(): void;
}

const withoutPassword = accountDataEndpoints.deleteAccount.body;
const withPassword = withoutPassword.extend({ password: currentPassword });

export function DeleteForm({ email, hasPassword, onCancel }: DeleteFormProps) {
  const t = useSettingsText();
  const api = useApi();
  const { session } = usePlatform();
  const form = useForm({
    resolver: zodResolver(hasPassword ? withPassword : withoutPassword),
    defaultValues: { email: '', ...(hasPassword && { password: '' }) },
  });
  const formCall = useFormCall(form, {
    expected: { demo_account: t('demo'), conflict: t('delete.last') },
    send: async (body) => {
      if (body.email.trim().toLowerCase() !== email.toLowerCase()) {
        form.setError(
          'email',
          { message: rule('Write your email address exactly to confirm.') },
          { shouldFocus: true },
        );
        return;
      }
      const { deletes_at } = await api.deleteAccount({ body });
      await session.signOut({ reason: 'account-deleted', deletesAt: deletes_at });
    },
  });
  const { errorOf } = formCall;
  return (
    <CallForm
      name={t('delete.title')}
      sendLabel={t('delete.confirm')}
      isDangerous
      formCall={formCall}
      onCancel={onCancel}
    >
      <TextInput
        label={t('delete.email')}
        description={t('delete.emailHint', { email })}
        type="email"
        autoComplete="off"
        error={errorOf('email')}
        {...form.register('email')}
      />
      {hasPassword && <CurrentPassword error={errorOf('password')} {...form.register('password')} />}
    </CallForm>
  );
}
