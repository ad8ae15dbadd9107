import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { accountMergeEndpoints } from '@stoa/shared/contract/people/account-merges.ts';
import { currentPassword } from '@stoa/shared/contract/people/accounts.ts';
import { useApi, usePlatform } from '@stoa/shared/federation/platform-context.tsx';
import { Text } from '@stoa/shared/kit';
import { FormModal } from '@stoa/shared/remote/form-modal.tsx';
import { useFormCall } from '@stoa/shared/remote/use-form-call.ts';
import { CurrentPassword } from '../../forms/current-password.tsx';
import { useSettingsText } from '../../messages/settings.ts';
import { ALIASES, type EmailAlias } from './use-aliases.ts';

const withoutPassword = accountMergeEndpoints.removeEmailAlias.body;
const withPassword = withoutPassword.extend({ password: currentPassword });

interface RemoveAliasModalProps {
  alias: EmailAlias;
  /** The address that stays. */
  email: string;
  hasPassword: boolean;
  onClose(): void;
}

/** Says what it means; whoever has a password gives it. */
export function RemoveAliasModal({ alias, email, hasPassword, onClose }: RemoveAliasModalProps) {
  const t = useSettingsText();
  const api = useApi();
  const { toasts } = usePlatform();
  const queryClient = useQueryClient();
  const form = useForm({
    resolver: zodResolver(hasPassword ? withPassword : withoutPassword),
    defaultValues: hasPassword ? { password: '' } : {},
  });
  const formCall = useFormCall(form, {
    expected: { demo_account: t('demo') },
    send: async (body) => {
      await api.removeEmailAlias({ params: { id: alias.id }, body });
      toasts.show({ kind: 'success', message: t('aliases.removed', { email: alias.email }) });
      onClose();
      await queryClient.invalidateQueries({ queryKey: ALIASES });
    },
  });
  return (
    <FormModal
      title={t('aliases.ask', { email: alias.email })}
      confirmLabel={t('aliases.remove')}
      destructive
      formCall={formCall}
      onClose={onClose}
    >
      <Text>{t('aliases.askText', { kept: email })}</Text>
      {hasPassword && (
        <CurrentPassword error={formCall.errorOf('password')} data-autofocus {...form.register('password')} />
      )}
    </FormModal>
  );
}
