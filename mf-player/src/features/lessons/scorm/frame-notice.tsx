import { useEffect, useRef } from 'react';
import { Alert, Button, Group, Text } from '@stoa/shared/kit';
import type { FrameView } from '@stoa/shared/remote/scorm/frame-view.ts';
import { useScormText } from '../../../messages/scorm.ts';
import { useStandText } from './use-stand-text.ts';

interface FrameNoticeProps {
  view: FrameView;
  isKept: boolean;
  isReopening: boolean;
  /** Why it could not be opened again. */
  problem: string | false;
  onReopen(): void;
  onLeave(): void;
}

/** Why a package runs no longer, or does not run, and what one can do now. */
export function FrameNotice({ view, isKept, isReopening, problem, onReopen, onLeave }: FrameNoticeProps) {
  const t = useScormText();
  const standText = useStandText();
  const box = useRef<HTMLDivElement>(null);
  // What had the focus, the frame, is gone.
  useEffect(() => box.current?.focus(), []);
  const why = whyOf(view);
  if (why === undefined) return null;
  const isEnd = why === 'ended';
  const isTaken = why === 'expired.not_enrolled';
  const text = isEnd ? standText(view.attempt) : t(isKept || why !== 'expired.time' ? `notice.${why}.text` : 'lookOn');
  return (
    <Alert ref={box} tabIndex={-1} color={isEnd ? 'blue' : 'yellow'} title={t(`notice.${why}`)} role="status">
      <Text>{text}</Text>
      {view.message && <Text size="sm">{view.message}</Text>}
      {problem && (
        <Text c="red" role="alert">
          {problem}
        </Text>
      )}
      <Group gap="sm" mt="sm">
        {!isTaken && (
          <Button loading={isReopening} variant={isEnd ? 'default' : 'filled'} onClick={onReopen}>
            {t(isEnd ? 'lookAgain' : why === 'taken_over' ? 'here' : 'reopen')}
          </Button>
        )}
        <Button variant={isEnd ? 'filled' : 'default'} disabled={isReopening} onClick={onLeave}>
          {t('back')}
        </Button>
      </Group>
    </Alert>
  );
}

/** Undefined: it runs. */
function whyOf({ phase, reason = 'time' }: FrameView) {
  if (phase === 'loading' || phase === 'shown') return undefined;
  return phase === 'expired' ? (`expired.${reason}` as const) : phase;
}
