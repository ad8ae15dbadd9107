import { exponentOf, toMajor } from '../contract/kernel/currencies.ts';
import type { Locale } from '../contract/site/locales.ts';
import { dateTimeFormat, numberFormat } from './kept.ts';

/** The few words that stand inside a number or a time. */
const words: Record<Locale, { underMinute: string; justNow: string; dates: string }> = {
  // Day before month, as most of the site's readers write it.
  en: { underMinute: 'under 1 min', justNow: 'just now', dates: 'en-GB' },
  fr: { underMinute: 'moins de 1 min', justNow: 'à l’instant', dates: 'fr' },
};

const spans: [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
];

const exact = {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  timeZoneName: 'short',
} as const;

export type Format = ReturnType<typeof makeFormat>;
const made = new Map<Locale, Format>();

/** Numbers, money, dates and times as one language writes them; times in the reader's own zone. */
export function createFormat(locale: Locale): Format {
  const format = made.get(locale) ?? makeFormat(locale);
  made.set(locale, format);
  return format;
}

function makeFormat(locale: Locale) {
  const { underMinute, justNow, dates } = words[locale];
  const numbers = new Intl.NumberFormat(locale);
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  const seconds = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  const oneDigit = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const percents = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 });
  const regions = new Intl.DisplayNames(locale, { type: 'region' });
  const languages = new Intl.DisplayNames(locale, { type: 'language' });
  const written = (instant: string, style: Intl.DateTimeFormatOptions): string =>
    dateTimeFormat(dates, style).format(new Date(instant));

  /** '1 h 12 min', '8 min', 'under 1 min'. Rounded to minutes. */
  function duration(lengthS: number): string {
    if (lengthS < 60) return underMinute;
    const minutes = Math.round(lengthS / 60);
    const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
    if (hours === 0) return `${rest} min`;
    return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
  }

  return {
    locale,
    duration,
    /** '1 min', '8 min': how long a lesson takes. Nobody reads a text by the second, so a short one takes a minute. */
    lessonTime: (lesson: { kind: string; duration_s: number }): string =>
      duration(['text', 'assignment'].includes(lesson.kind) ? Math.max(60, lesson.duration_s) : lesson.duration_s),

    /** Integer minor units and an ISO 4217 code: `money(1250, 'USD')` is '$12.50'. Whole amounts lose their zeros. */
    money(minor: number, currency: string): string {
      const digits = exponentOf(currency);
      const money = numberFormat(locale, {
        style: 'currency',
        currency,
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
        trailingZeroDisplay: 'stripIfInteger',
      });
      return money.format(toMajor(minor, currency));
    },

    /** '21 November 2026', of an ISO instant. */
    date: (instant: string, dateStyle: 'long' | 'medium' = 'long'): string => written(instant, { dateStyle }),
    /** '21 Nov 2026, 15:41'. */
    moment: (instant: string): string => written(instant, { dateStyle: 'medium', timeStyle: 'short' }),
    /** '21 Nov 2026, 03:41:12 UTC': to be compared with a log. */
    instant: (instant: string): string => written(instant, exact),

    /** '3 days ago', 'in 2 hours', 'just now'. */
    ago(instant: string, now: number = Date.now()): string {
      const away = (new Date(instant).getTime() - now) / 1000;
      const span = spans.find(([, length]) => Math.abs(away) >= length);
      return span ? relative.format(Math.round(away / span[1]), span[0]) : justNow;
    },

    /** '12,400'. */
    number: (value: number): string => numbers.format(value),
    /** '0.4%', '12%', of a share between 0 and 1; '<0.1%' rather than nothing. */
    share(share: number): string {
      const percent = (value: number, digits: number) =>
        numberFormat(locale, { style: 'percent', maximumFractionDigits: digits }).format(value);
      return share > 0 && share < 0.001 ? `<${percent(0.001, 1)}` : percent(share, share < 0.1 ? 1 : 0);
    },
    /** '40%', '0.25%', of a number from 0 to 100. */
    percent: (percentage: number): string => percents.format(percentage / 100),
    /** '4.6', of 0–5 stars. */
    rating: (mean: number): string => oneDigit.format(mean),
    /** 'French', of a BCP 47 tag; the tag itself where it means nothing. */
    language: (tag: string): string => languages.of(tag) ?? tag,
    /** 'France', of an ISO 3166-1 code; the code itself where it means nothing. */
    country: (code: string): string => regions.of(code) ?? code,
    /** '320 ms', '1.4 s'. */
    milliseconds: (ms: number): string => (ms < 1000 ? `${Math.round(ms)} ms` : `${seconds.format(ms / 1000)} s`),
    /** '3.4 MB'. */
    bytes(bytes: number): string {
      const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;
      const step = bytes < 1000 ? 0 : Math.min(3, Math.floor(Math.log10(bytes) / 3));
      const unit = units[step] ?? 'byte';
      return numberFormat(locale, {
        style: 'unit',
        unit,
        unitDisplay: step === 0 ? 'long' : 'short',
        maximumFractionDigits: step > 1 ? 1 : 0,
      }).format(bytes / 1000 ** step);
    },
    /** 'design, marketing and photography'. */
    list: (parts: readonly string[]): string => new Intl.ListFormat(locale).format(parts),
  };
}

/** '1:05', '1:02:05': a place in a video, the same in every language. */
export function clockText(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const two = (value: number) => String(value).padStart(2, '0');
  const hours = Math.floor(whole / 3600);
  const minutes = Math.floor((whole % 3600) / 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`;
}
