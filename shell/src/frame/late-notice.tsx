import { Alert } from '@stoa/shared/kit';
import { useStore } from 'zustand';
import { useShell } from '../context/shell-context.tsx';
import { useFrameText } from '../messages/frame.ts';

/** The person's account has not answered yet; the page stays and goes on asking. */
export function LateNotice() {
  const { sessionStore } = useShell();
  const t = useFrameText();
  const isLate = useStore(sessionStore, (state) => state.isLate);
  if (!isLate) return null;
  return (
    <Alert color="yellow" role="status" title={t('session.late')}>
      {t('session.late-text')}
    </Alert>
  );
}
