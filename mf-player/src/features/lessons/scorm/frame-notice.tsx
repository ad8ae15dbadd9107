import { Alert, Button, Group, Text } from '@stoa/shared/kit';
import type { FrameView } from '@stoa/shared/remote/scorm/frame-view.ts';
import { useScormText } from '../../../messages/scorm.ts';
import { useStandText } from './use-stand-text.ts';

interface FrameNoticeProps {
  view: FrameView;
  isReopening: boolean;
  onReopen(): void;
  onLeave(): void;
}

/** Why a package runs no longer, or does not run, and what one can do now. */
export function FrameNotice({ view, isReopening, onReopen, onLeave }: FrameNoticeProps) {
  const t = useScormText();
  const standText = useStandText();
  const { phase } = view;
  if (phase === 'loading' || phase === 'shown') return null;
  const isEnd = phase === 'ended';
  return (
    <Alert color={isEnd ? 'blue' : 'yellow'} title={t(`notice.${phase}`)} role="status">
      <Text>{isEnd ? standText(view.attempt) : t(`notice.${phase}.text`)}</Text>
      {view.message && <Text size="sm">{view.message}</Text>}
      <Group gap="sm" mt="sm">
        <Button loading={isReopening} variant={isEnd ? 'default' : 'filled'} onClick={onReopen}>
          {t(isEnd ? 'lookAgain' : phase === 'taken_over' ? 'here' : 'reopen')}
        </Button>
        <Button variant={isEnd ? 'filled' : 'default'} disabled={isReopening} onClick={onLeave}>
          {t('back')}
        </Button>
      </Group>
    </Alert>
  );
}
