import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { Text } from '@stoa/shared/kit';
import { usePathBuilderText } from '../../messages/path-builder.ts';
import { usePathBuilding } from './path-builder-context.tsx';
import type { FeeDraft } from './path-values.ts';

/** What the courses cost one by one, and what is saved by buying the path. */
export function SinglePrices({ fee: { fee, amount_minor, currency } }: { fee: FeeDraft }) {
  const t = usePathBuilderText();
  const format = useFormat();
  const { path } = usePathBuilding();
  const priced = path.courses.map(({ course }) => course).filter(({ price_minor }) => price_minor > 0);
  const sums = new Map<string, number>();
  for (const one of priced) sums.set(one.currency, (sums.get(one.currency) ?? 0) + one.price_minor);
  if (sums.size === 0) return <Text c="dimmed">{t('fee.singly.free')}</Text>;
  const sum = format.list([...sums].map(([code, minor]) => format.money(minor, code)));
  const singly = sums.size === 1 ? (sums.get(currency) ?? 0) : 0;
  const saved = singly - amount_minor;
  return (
    <Text role="status">
      {t('fee.singly', { sum, count: priced.length })}{' '}
      {fee === 'one_time' &&
        amount_minor > 0 &&
        singly > 0 &&
        (saved > 0
          ? t('fee.saved', {
              saved: format.money(saved, currency),
              share: format.percent(Math.floor((saved / singly) * 100)),
            })
          : t('fee.notSaved'))}
    </Text>
  );
}
