import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi, usePlatform, useSession } from '@stoa/shared/federation/platform-context.tsx';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { useErrorText } from '@stoa/shared/remote/use-error-text.ts';
import { ConfirmDialog } from '@stoa/shared/ui/confirm-dialog.tsx';
import { Button } from '@stoa/shared/kit';
import { useSettingsText } from '../../messages/settings.ts';
import { DemoNote, isDemoAccount } from '../../ui/demo-note.tsx';
import { SettingsSection } from '../../ui/settings-section.tsx';
import classes from './security.module.css';
import { LinkProvider } from './link-provider.tsx';
import { IDENTITIES } from './use-identities.ts';
import type { Provider } from './use-providers.ts';

export function ConnectedSection({ id, providers }: { id: string; providers: readonly Provider[] }) {
  const t = useSettingsText();
  const { user } = useSession();
  if (providers.length === 0) return null;
  return (
    <SettingsSection id={id} title={t('connected.title')} lead={t('connected.lead')}>
      {isDemoAccount(user?.email) ? (
        <DemoNote />
      ) : (
        <ul className={classes.list}>
          {providers.map((provider) => (
            <ProviderRow key={provider.id} provider={provider} />
          ))}
        </ul>
      )}
    </SettingsSection>
  );
}

function ProviderRow({ provider: { id, name, identity } }: { provider: Provider }) {
  const t = useSettingsText();
  const format = useFormat();
  return (
    <li className={classes.row}>
      <span>
        <span className={classes.name}>{name}</span>
        <span className={classes.facts}>
          {identity
            ? t('connected.since', { email: identity.email, date: format.date(identity.created_at) })
            : t('connected.none')}
        </span>
      </span>
      {identity ? <Unlink provider={id} name={name} /> : <LinkProvider provider={id} name={name} />}
    </li>
  );
}

function Unlink({ provider, name }: { provider: string; name: string }) {
  const t = useSettingsText();
  const errorText = useErrorText();
  const api = useApi();
  const { toasts } = usePlatform();
  const queryClient = useQueryClient();
  const [asks, setAsks] = useState(false);
  const unlink = useMutation({
    mutationFn: () => api.unlinkIdentity({ params: { provider } }),
    onSuccess: () => {
      toasts.show({ kind: 'success', message: t('connected.unlinked', { name }) });
      return queryClient.invalidateQueries({ queryKey: IDENTITIES });
    },
    onError: (error) =>
      toasts.show({
        kind: 'error',
        message: errorText(error, { last_sign_in_way: t('connected.last'), demo_account: t('demo') }),
      }),
    onSettled: () => setAsks(false),
  });
  return (
    <>
      <Button
        variant="subtle"
        color="gray"
        aria-label={t('connected.unlink.name', { name })}
        onClick={() => setAsks(true)}
      >
        {t('connected.unlink')}
      </Button>
      <ConfirmDialog
        opened={asks}
        title={t('connected.ask', { name })}
        text={t('connected.askText', { name })}
        confirmLabel={t('connected.unlink')}
        pending={unlink.isPending}
        onConfirm={() => unlink.mutate()}
        onCancel={() => setAsks(false)}
      />
    </>
  );
}
