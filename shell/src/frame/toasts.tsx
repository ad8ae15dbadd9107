import { IconAlertTriangle, IconCircleCheck, IconCircleX, IconInfoCircle } from '@tabler/icons-react';
import { useEffect, useState, type KeyboardEvent } from 'react';
import { useStore } from 'zustand';
import { Button, CloseButton } from '@stoa/shared/kit';
import { useFrameText } from '../messages/frame.ts';
import { toastStore, type ShownToast } from '../notices/toast-store.ts';
import classes from './toasts.module.css';

/** Time to read: a start, and some for every letter; more where there is something to do. */
const readingMs = ({ message, action }: ShownToast): number => 3500 + message.length * 60 + (action ? 4000 : 0);

const icons = { success: IconCircleCheck, info: IconInfoCircle, warning: IconAlertTriangle, error: IconCircleX };

/** What the page says for a moment, at its lower edge. Read aloud; waits while it is pointed at or focused. */
export function Toasts() {
  const t = useFrameText();
  const toasts = useStore(toastStore, (state) => state.toasts);
  return (
    <section className={classes.toasts} aria-label={t('frame.messages')} aria-live="polite" aria-relevant="additions">
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </section>
  );
}

function ToastCard({ toast }: { toast: ShownToast }) {
  const t = useFrameText();
  const close = useStore(toastStore, (state) => state.close);
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (toast.isSticky || isHeld) return;
    const timer = window.setTimeout(() => close(toast.id), readingMs(toast));
    return () => window.clearTimeout(timer);
  }, [toast, isHeld, close]);
  const closeOnEscape = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') close(toast.id);
  };
  const Icon = icons[toast.kind];
  return (
    <div
      className={classes.toast}
      data-kind={toast.kind}
      {...(toast.kind === 'error' && { role: 'alert' })}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon className={classes.icon} size={22} stroke={1.6} aria-hidden="true" />
      <p className={classes.message}>{toast.message}</p>
      {toast.action && (
        <Button
          className={classes.action}
          variant="default"
          size="compact-sm"
          onKeyDown={closeOnEscape}
          onClick={() => {
            toast.action?.run();
            close(toast.id);
          }}
        >
          {toast.action.label}
        </Button>
      )}
      <CloseButton aria-label={t('frame.close-message')} onKeyDown={closeOnEscape} onClick={() => close(toast.id)} />
    </div>
  );
}
