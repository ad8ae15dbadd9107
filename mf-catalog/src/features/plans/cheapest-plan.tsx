import { to } from '@stoa/shared/contract/site/addresses.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { Text } from '@stoa/shared/kit';
import { LinkAnchor } from '@stoa/shared/ui/router-link.tsx';
import { useSaleText } from '../../messages/sale.ts';
import { usePlansOnOffer } from './use-plans.ts';

/** What opens all videos for the least money. Where no plan is on offer, or it is not known, nothing stands there. */
export function CheapestPlan() {
  const t = useSaleText();
  const format = useFormat();
  const plans = usePlansOnOffer();
  const plan = plans.find(({ grants }) => grants.includes('view-course-all-videos'));
  if (!plan) return null;
  const { id, name, interval, amount_minor, currency } = plan;
  return (
    <Text size="sm">
      {t.rich('plan.hint', {
        plan: name,
        price: t('plan.price', { interval, amount: format.money(amount_minor, currency) }),
        a: (words) => (
          <LinkAnchor underline="always" to={to.payment({ plan: id })}>
            {words}
          </LinkAnchor>
        ),
      })}
    </Text>
  );
}
