import { useFormat } from '@stoa/shared/i18n/use-format.ts';

/** A day in words, the same one in every time zone: at noon it is that day everywhere near here. */
export function useDayText(): (day: string) => string {
  const format = useFormat();
  return (day) => format.date(`${day}T12:00:00`, 'medium');
}
