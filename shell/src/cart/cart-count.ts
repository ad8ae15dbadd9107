import { createStore } from 'zustand/vanilla';

interface CartCount {
  count: number;
  /** Something was put in while the page stood open. */
  hasGrown: boolean;
  become(count: number, change: { isNews: boolean }): void;
}

/** How much is in the cart of whoever is here: watched once the first screen stands, drawn in the header. */
export const cartCount = createStore<CartCount>()((set) => ({
  count: 0,
  hasGrown: false,
  become: (count, { isNews }) => set((before) => ({ count, hasGrown: isNews && count > before.count })),
}));
