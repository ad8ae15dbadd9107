import { addresses, to } from '@stoa/shared/contract/site/addresses.ts';
import type { Subscription } from '@stoa/shared/contract/market/plans.ts';
import { usePlatform } from '@stoa/shared/federation/platform-context.tsx';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { EmptyState } from '@stoa/shared/ui/empty-state.tsx';
import { LinkButton } from '@stoa/shared/ui/router-link.tsx';
import { usePlansText } from '../../messages/plans.ts';

/** Whoever has a plan buys none here: it is told, and where everything about it stands. */
export function HeldPlan({ subscription }: { subscription: Subscription }) {
  const t = usePlansText();
  const format = useFormat();
  const { navigation } = usePlatform();
  const { plan, cancels_at_period_end, current_period_ends_at } = subscription;
  return (
    <EmptyState
      order={1}
      title={t('held.title', { plan: plan.name })}
      text={
        <>
          <p>{t('held.text')}</p>
          {cancels_at_period_end && <p>{t('held.ending', { date: format.date(current_period_ends_at) })}</p>}
        </>
      }
      action={
        navigation.hasScreen(addresses.accountBilling) && (
          <LinkButton to={to.accountBilling()}>{t('held.billing')}</LinkButton>
        )
      }
    />
  );
}
