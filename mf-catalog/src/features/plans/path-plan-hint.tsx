import { useSession } from '@stoa/shared/federation/platform-context.tsx';
import { Text } from '@stoa/shared/kit';
import { useLearningPathText } from '../../messages/learning-path-info.ts';
import { CheapestPlan } from './cheapest-plan.tsx';

/** Beside the price of a learning path: what a plan would give instead, or gives already. */
export function PathPlanHint() {
  const t = useLearningPathText();
  const { state, permissions } = useSession();
  if (state === 'pending') return null;
  if (!permissions.includes('view-course-all-videos')) return <CheapestPlan />;
  return <Text size="sm">{t('panel.plan.yours')}</Text>;
}
