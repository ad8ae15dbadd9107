import { to } from '@stoa/shared/contract/site/addresses.ts';
import { useSession } from '@stoa/shared/federation/platform-context.tsx';
import { Stack, Text } from '@stoa/shared/kit';
import { LinkButton } from '@stoa/shared/ui/router-link.tsx';
import { useCourseInfoText } from '../../messages/course-info.ts';
import { CheapestPlan } from './cheapest-plan.tsx';

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
