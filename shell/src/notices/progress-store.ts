import { createWishes } from './wishes.ts';

/** Something is under way: the page's progress bar shows. */
export const progressStore = createWishes();
