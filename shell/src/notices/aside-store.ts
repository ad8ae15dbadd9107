import { createWishes } from './wishes.ts';

/** A screen wants the page to itself: header, bars and footer are aside. */
export const asideStore = createWishes();
