import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { useReportsText } from '../../messages/reports.ts';
import type { ChartedFigure } from './report-address.ts';

/** How a figure is written: seconds as a time, anything else as a number. */
export function useFigureText() {
  const t = useReportsText();
  const format = useFormat();
  const time = (seconds: number): string => (seconds === 0 ? t('noTime') : format.duration(seconds));
  return {
    time,
    figure: (name: ChartedFigure, value: number): string => (name === 'watched_s' ? time(value) : format.number(value)),
    share: (share: number | null): string => (share === null ? '–' : format.percent(Math.round(share * 100))),
    rating: (mean: number | null): string => (mean === null ? '–' : format.rating(mean)),
  };
}
