import type { ReactNode } from 'react';
import { useSession } from '@stoa/shared/federation/platform-context.tsx';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { Alert, Stack, Text } from '@stoa/shared/kit';
import { useLearningPathText } from '../../messages/learning-path-info.ts';
import classes from './enrol-panel.module.css';
import { PathEnrolment } from './path-enrolment.tsx';
import { PathPlan } from './path-plan.tsx';
import { PathProgress } from './path-progress.tsx';
import { PathSale } from './path-sale.tsx';
import { type PathStanding, type SaleProps, standingOf } from './path-standing.ts';

/** The one thing to do with a learning path: go on with it, enrol, buy it, or see what it comes with. */
export function PathPanel({ learningPath, ...sale }: SaleProps) {
  const t = useLearningPathText();
  const format = useFormat();
  const { user } = useSession();
  const standing = standingOf(learningPath, user?.id);
  const Action = actions[standing];
  const { course_count: count, estimated_minutes } = learningPath;
  return (
    <aside className={classes.panel} aria-label={t('panel.name')}>
      <Stack gap="md" className={classes.body}>
        {/* An older API does not say. */}
        {standing !== 'own' && learningPath.can_complete === false && (
          <Alert color="yellow">{t('panel.cannotComplete')}</Alert>
        )}
        <Action learningPath={learningPath} {...sale} />
        <Text size="sm" c="dimmed">
          {t('panel.what', { count, time: format.duration(estimated_minutes * 60) })}
          {learningPath.certificate && ` ${t('panel.certificate')}`}
        </Text>
      </Stack>
    </aside>
  );
}

const actions: Record<PathStanding, (props: SaleProps) => ReactNode> = {
  own: OwnPath,
  learning: PathProgress,
  free: PathEnrolment,
  plan: PathPlan,
  sale: PathSale,
};

function OwnPath() {
  const t = useLearningPathText();
  return <Alert color="blue">{t('panel.own')}</Alert>;
}
