import { ConfirmDialog } from '@stoa/shared/ui/confirm-dialog.tsx';
import { useEffect, useSyncExternalStore } from 'react';
import type { LeaveQuestion as Question, SiteHistory } from '../history/site-history.ts';
import { useFrameText } from '../messages/frame.ts';
import { FrameBoundary } from './frame-boundary.tsx';

/** Asked on the way out of a screen with unsaved work. */
export function LeaveQuestion({ history }: { history: SiteHistory }) {
  const t = useFrameText();
  const question = useSyncExternalStore(history.subscribeQuestion, history.question, history.question);
  if (!question) return null;
  return (
    <FrameBoundary fallback={() => <PlainQuestion question={question} />}>
      <ConfirmDialog
        opened
        title={t('leave.title')}
        text={t('leave.text')}
        confirmLabel={t('leave.yes')}
        cancelLabel={t('leave.no')}
        destructive
        onConfirm={question.leave}
        onCancel={question.stay}
      />
    </FrameBoundary>
  );
}

/** The dialog's own code could not be had: the browser's dialog does as well. */
function PlainQuestion({ question }: { question: Question }) {
  const t = useFrameText();
  useEffect(() => {
    if (window.confirm(`${t('leave.title')}\n${t('leave.text')}`)) question.leave();
    else question.stay();
  }, [question, t]);
  return null;
}
