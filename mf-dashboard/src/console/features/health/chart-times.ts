import { dateTimeFormat } from '@stoa/shared/i18n/kept.ts';

const DAY_MS = 86_400_000;

/** As the language writes times; hours of the day run to 24. */
export interface ChartTimes {
  /** '03:41'; over days, '21 Nov'. */
  label(at: number, span: number): string;
  /** 'Sat 03:41' */
  moment(at: number): string;
}

export function chartTimes(locale: string): ChartTimes {
  const tag = locale === 'en' ? 'en-GB' : locale;
  const clock = dateTimeFormat(tag, { hour: '2-digit', minute: '2-digit' });
  const dayAndClock = dateTimeFormat(tag, { weekday: 'short', hour: '2-digit', minute: '2-digit' });
  const day = dateTimeFormat(tag, { day: 'numeric', month: 'short' });
  return {
    label: (at, span) => (span > 1.5 * DAY_MS ? day : clock).format(at),
    moment: (at) => dayAndClock.format(at),
  };
}
