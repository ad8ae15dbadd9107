import { Alert } from '@stoa/shared/ui/kit.ts';
import { useStore } from 'zustand';
import { useShell } from '../shell-context.tsx';

/** The person's account has not answered yet; the page stays and goes on asking. */
export function LateNotice() {
  const { sessionStore } = useShell();
  const isLate = useStore(sessionStore, (state) => state.isLate);
  if (!isLate) return null;
  return (
    <Alert color="yellow" role="status" title="Your account is not answering">
      We keep trying. You can go on browsing; what needs your account will come back by itself.
    </Alert>
  );
}
