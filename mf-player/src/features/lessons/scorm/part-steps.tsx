import { Button, Group } from '@stoa/shared/kit';
import type { FrameView } from '@stoa/shared/remote/scorm/frame-view.ts';
import { useScormText } from '../../../messages/scorm.ts';

interface PartStepsProps {
  can: FrameView['can'];
  onGo(to: 'continue' | 'previous'): void;
}

/** To the part before and after, where there is one. */
export function PartSteps({ can, onGo }: PartStepsProps) {
  const t = useScormText();
  if (!can.previous && !can.continue) return null;
  // Disabled, the one just pressed would lose the focus to nowhere.
  const stepTo = (to: 'continue' | 'previous') => ({
    'data-disabled': !can[to] || undefined,
    'aria-disabled': !can[to],
    onClick: () => can[to] && onGo(to),
  });
  return (
    <Group justify="space-between" component="nav" aria-label={t('steps')}>
      <Button variant="default" {...stepTo('previous')}>
        {t('previous')}
      </Button>
      <Button {...stepTo('continue')}>{t('continue')}</Button>
    </Group>
  );
}
