import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { identityEndpoints } from '@stoa/shared/contract/people/identities.ts';
import { currentPassword } from '@stoa/shared/contract/people/accounts.ts';
import { useApi, usePlatform } from '@stoa/shared/federation/platform-context.tsx';
import { useFormCall } from '@stoa/shared/remote/use-form-call.ts';
import { useIsHere } from '@stoa/shared/remote/use-is-here.ts';
import { keepProviderErrand } from '@stoa/shared/session/provider-errand.ts';
import { Button } from '@stoa/shared/kit';
import { FormProblem } from '@stoa/shared/ui/form-problem.tsx';
import { useSettingsText } from '../../messages/settings.ts';
import { CallForm } from '../../forms/call-form.tsx';
import { CurrentPassword } from '../../forms/current-password.tsx';
import { useIdentities } from './use-identities.ts';

const withoutPassword = identityEndpoints.redirectToLink.body;
const withPassword = withoutPassword.extend({ password: currentPassword });

interface LinkProviderProps {
  provider: string;
  name: string;
}

/** A button; whoever has a password gives it before they leave for the provider. */
export function LinkProvider({ provider, name }: LinkProviderProps) {
  const t = useSettingsText();
  const hasPassword = useIdentities().data?.has_password ?? true;
  const [isAsked, setAsked] = useState(false);
  const { problem, isSending, submit } = useLeaving({ provider, name, asksPassword: false });
  if (isAsked) return <PasswordForm provider={provider} name={name} onCancel={() => setAsked(false)} />;
  return (
    <>
      <FormProblem text={problem} />
      <Button
        variant="default"
        loading={isSending}
        aria-label={t('connected.link.name', { name })}
        onClick={() => (hasPassword ? setAsked(true) : void submit())}
      >
        {t('connected.link')}
      </Button>
    </>
  );
}

function PasswordForm({ provider, name, onCancel }: LinkProviderProps & { onCancel(): void }) {
  const t = useSettingsText();
  const { form, ...formCall } = useLeaving({ provider, name, asksPassword: true });
  const { setFocus } = form;
  useEffect(() => setFocus('password'), [setFocus]);
  return (
    <CallForm
      name={t('connected.link.name', { name })}
      sendLabel={t('connected.continue', { name })}
      formCall={formCall}
      onCancel={onCancel}
    >
      <CurrentPassword error={formCall.errorOf('password')} {...form.register('password')} />
    </CallForm>
  );
}

/** Leaves the site; the login screen ends what begins here. */
function useLeaving({ provider, name, asksPassword }: LinkProviderProps & { asksPassword: boolean }) {
  const t = useSettingsText();
  const api = useApi();
  const { navigation } = usePlatform();
  const isHere = useIsHere();
  const form = useForm({
    resolver: zodResolver(asksPassword ? withPassword : withoutPassword),
    defaultValues: asksPassword ? { password: '' } : {},
  });
  return useFormCall(form, {
    expected: { provider_unavailable: t('connected.down', { name }), demo_account: t('demo') },
    send: async (body) => {
      const { url, state } = await api.redirectToLink({ params: { provider }, body });
      if (!isHere()) return;
      keepProviderErrand({ provider, state, purpose: 'link' });
      navigation.navigate(url);
    },
  });
}
