import { ConfirmDialog } from '@stoa/shared/ui/confirm-dialog.tsx';
import { useEffect, useSyncExternalStore } from 'react';
import { FrameBoundary } from '../frame-boundary.tsx';
import type { LeaveQuestion as Question, SiteHistory } from './site-history.ts';

const TITLE = 'Leave without saving?';
const TEXT = 'What you changed on this page has not been saved.';

/** Asked on the way out of a screen with unsaved work. */
export function LeaveQuestion({ history }: { history: SiteHistory }) {
  const question = useSyncExternalStore(history.subscribeQuestion, history.question);
  if (!question) return null;
  return (
    <FrameBoundary fallback={() => <PlainQuestion question={question} />}>
      <ConfirmDialog
        opened
        title={TITLE}
        text={TEXT}
        confirmLabel="Leave"
        cancelLabel="Stay here"
        destructive
        onConfirm={question.leave}
        onCancel={question.stay}
      />
    </FrameBoundary>
  );
}

/** The dialog's own code could not be had: the browser's dialog does as well. */
function PlainQuestion({ question }: { question: Question }) {
  useEffect(() => {
    if (window.confirm(`${TITLE}\n${TEXT}`)) question.leave();
    else question.stay();
  }, [question]);
  return null;
}
