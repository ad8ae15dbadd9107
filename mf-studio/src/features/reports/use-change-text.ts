import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { numberFormat } from '@stoa/shared/i18n/kept.ts';
import { useReportsText } from '../../messages/reports.ts';

/** In words, how a figure compares with the same of as many days before: '+12% against the 28 days before'. */
export function useChangeText(days: number) {
  const t = useReportsText();
  const { locale } = useFormat();
  const signed = (value: number, style: Intl.NumberFormatOptions) =>
    numberFormat(locale, { maximumFractionDigits: 0, signDisplay: 'exceptZero', ...style }).format(value);
  return {
    /** Of something that is counted. */
    count(now: number, before: number): string {
      if (now === before) return t('compare.same', { days });
      if (before === 0) return t('compare.none', { days });
      return t('compare.change', { change: signed(now / before - 1, { style: 'percent' }), days });
    },
    /** Of a share, 0–1. */
    share(now: number | null, before: number | null): string {
      if (now === null || before === null) return t('compare.unknown', { days });
      const points = Math.round(now * 100) - Math.round(before * 100);
      return points === 0
        ? t('compare.same', { days })
        : t('compare.points', { change: signed(points, {}), points: Math.abs(points), days });
    },
  };
}
