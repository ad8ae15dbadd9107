import { createFormat, type Format } from './create-format.ts';
import { useLocale } from './locale-context.tsx';

/** Numbers, money, dates and times in the page's language: `const format = useFormat(); format.money(1250, 'USD')`. */
export const useFormat = (): Format => createFormat(useLocale().locale);
