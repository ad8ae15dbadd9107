import { v5 } from 'uuid';

const NAMESPACE = '5f0b2f4e-7f4a-4d0e-9a53-6f1d0c9a1e77';

/** The same id for the same words in every demo database: a load that was cut off writes the same files again. */
export const demoId = (words: string): string => v5(words, NAMESPACE);

/** Of a plan, by its name. */
export const planId = (name: string): string => demoId(`plan ${name}`);

const DAY_MS = 24 * 60 * 60 * 1000;
export const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * DAY_MS);
