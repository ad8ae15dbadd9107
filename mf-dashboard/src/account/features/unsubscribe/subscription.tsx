import type { MailSubscription } from '@stoa/shared/contract/telling/mail-subscriptions.ts';
import { to } from '@stoa/shared/contract/site/addresses.ts';
import { Button, Group } from '@stoa/shared/kit';
import { LinkButton } from '@stoa/shared/ui/router-link.tsx';
import { useSettingsText } from '../../messages/settings.ts';
import { useUnsubscribeText } from '../../messages/unsubscribe.ts';
import { useSubscribe } from './use-subscription.ts';

interface SubscriptionProps {
  token: string;
  subscription: MailSubscription;
}

/** Which emails the link is about, how they stand, and what can be done. */
export function Subscription({ token, subscription: { kind, standing } }: SubscriptionProps) {
  const t = useUnsubscribeText();
  const kindText = useSettingsText();
  const subscribe = useSubscribe(token);
  const isOpen = standing === 'on' || standing === 'off';
  return (
    <>
      <p>
        {t('kind')} <strong>{kindText(`kind.${kind}`)}</strong>
      </p>
      <p role="status">{t(`standing.${standing}`)}</p>
      <Group>
        {isOpen && (
          <Button
            variant={standing === 'on' ? 'filled' : 'default'}
            loading={subscribe.isPending}
            onClick={() => subscribe.mutate(standing === 'off')}
          >
            {t(standing === 'on' ? 'stop' : 'again')}
          </Button>
        )}
        {standing !== 'deleted' && (
          <LinkButton variant="default" to={to.accountSettings()}>
            {t('settings')}
          </LinkButton>
        )}
      </Group>
    </>
  );
}
