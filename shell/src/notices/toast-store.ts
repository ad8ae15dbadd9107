import type { Toast } from '@stoa/shared/federation/platform.ts';
import { createStore } from 'zustand/vanilla';

export interface ShownToast extends Toast {
  id: number;
  /** Stays until it is closed or acted on. */
  isSticky: boolean;
}

interface ToastState {
  toasts: readonly ShownToast[];
  /** Returns what `close` takes. */
  show(toast: Toast, options?: { isSticky?: boolean }): number;
  close(id: number): void;
}

const MOST_AT_ONCE = 4;
let lastId = 0;

/** What the page says for a moment. Whoever draws the toasts times them; a sticky one waits for the person. */
export const toastStore = createStore<ToastState>()((set) => ({
  toasts: [],
  show(toast, { isSticky = false } = {}) {
    lastId += 1;
    const shown = { ...toast, id: lastId, isSticky };
    // The same sentence twice is one message; the newest word on a topic is the one that counts.
    const isReplaced = ({ message, topic }: Toast) =>
      message === toast.message || (topic !== undefined && topic === toast.topic);
    set(({ toasts }) => ({
      toasts: [...toasts.filter((one) => !isReplaced(one)), shown].slice(-MOST_AT_ONCE),
    }));
    return shown.id;
  },
  close: (id) => set(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) })),
}));
