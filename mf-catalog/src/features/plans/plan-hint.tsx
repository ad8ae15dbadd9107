import { to } from '@stoa/shared/contract/site/addresses.ts';
import { useSession } from '@stoa/shared/federation/platform-context.tsx';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { Stack, Text } from '@stoa/shared/kit';
import { LinkAnchor, LinkButton } from '@stoa/shared/ui/router-link.tsx';
import { useCourseInfoText } from '../../messages/course-info.ts';
import { usePlansOnOffer } from './use-plans.ts';

/** Beside the price of a course: what a plan would give instead, or gives already. */
export function PlanHint({ slug }: { slug: string }) {
  const t = useCourseInfoText();
  const { state, permissions } = useSession();
  if (state === 'pending') return null;
  if (!permissions.includes('view-course-all-videos')) return <CheapestPlan />;
  return (
    <Stack gap="xs">
      <Text size="sm">{t('plan.yours')}</Text>
      <LinkButton to={to.player({ slug })} variant="default" fullWidth>
        {t('plan.watch')}
      </LinkButton>
    </Stack>
  );
}

/** Where no plan is on offer, or it is not known, nothing stands there. */
function CheapestPlan() {
  const t = useCourseInfoText();
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
