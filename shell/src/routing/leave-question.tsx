import { ConfirmDialog } from '@stoa/shared/ui/confirm-dialog.tsx';
import { useSyncExternalStore } from 'react';
import type { SiteHistory } from './site-history.ts';

/** Asked on the way out of a screen with unsaved work. */
export function LeaveQuestion({ history }: { history: SiteHistory }) {
  const question = useSyncExternalStore(history.subscribeQuestion, history.question);
  return (
    <ConfirmDialog
      opened={question !== undefined}
      title="Leave without saving?"
      text="What you changed on this page has not been saved."
      confirmLabel="Leave"
      cancelLabel="Stay here"
      destructive
      onConfirm={() => question?.leave()}
      onCancel={() => question?.stay()}
    />
  );
}
