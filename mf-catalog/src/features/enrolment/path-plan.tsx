import { addresses, to } from '@stoa/shared/contract/site/addresses.ts';
import { usePlatform, useSession } from '@stoa/shared/federation/platform-context.tsx';
import { Alert } from '@stoa/shared/kit';
import { LinkButton } from '@stoa/shared/ui/router-link.tsx';
import { useLearningPathText } from '../../messages/learning-path-info.ts';
import type { PathProps } from './path-standing.ts';

/** It comes with a plan: who has one goes to the first course, all others see the plans. */
export function PathPlan({ learningPath: { courses } }: PathProps) {
  const t = useLearningPathText();
  const { permissions } = useSession();
  const { navigation } = usePlatform();
  const [first] = courses;
  const hasPlan = permissions.includes('view-course-all-videos');
  return (
    <>
      <Alert color="blue" title={t('panel.plan.title')}>
        {t(hasPlan ? 'panel.plan.yours' : 'panel.plan.text')}
      </Alert>
      {hasPlan && first && (
        <LinkButton to={to.player({ slug: first.course.slug })} size="md" fullWidth>
          {t('panel.start')}
        </LinkButton>
      )}
      {!hasPlan && navigation.hasScreen(addresses.payment) && (
        <LinkButton to={to.payment()} size="md" fullWidth>
          {t('panel.plan.see')}
        </LinkButton>
      )}
    </>
  );
}
