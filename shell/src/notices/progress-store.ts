import { createStore } from 'zustand/vanilla';

interface ProgressState {
  /** How many things are under way; the bar shows while there is one. */
  running: number;
  /** Begins one; the returned function ends it, once. */
  start(): () => void;
}

export const progressStore = createStore<ProgressState>()((set) => ({
  running: 0,
  start() {
    set(({ running }) => ({ running: running + 1 }));
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      set(({ running }) => ({ running: running - 1 }));
    };
  },
}));
