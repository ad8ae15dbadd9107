import { createStore } from 'zustand/vanilla';

interface Wishes {
  /** How many wish it at this moment; it holds while there is one. */
  wishes: number;
  /** Wishes it; the returned function takes that back, once. */
  wish(): () => void;
}

export const createWishes = () =>
  createStore<Wishes>()((set) => ({
    wishes: 0,
    wish() {
      set(({ wishes }) => ({ wishes: wishes + 1 }));
      let isOver = false;
      return () => {
        if (isOver) return;
        isOver = true;
        set(({ wishes }) => ({ wishes: wishes - 1 }));
      };
    },
  }));
