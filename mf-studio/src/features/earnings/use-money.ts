import { useFormat } from '@stoa/shared/i18n/use-format.ts';

/** Amounts of one currency; `less` says what is taken off, and of nothing that it is nothing. */
export function useMoney(currency: string) {
  const format = useFormat();
  const money = (minor: number) => format.money(minor, currency);
  return { money, less: (minor: number) => money(minor === 0 ? 0 : -minor) };
}
