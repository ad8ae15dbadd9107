import { toMinor } from '@stoa/shared/contract/kernel/currencies.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { TextInput } from '@stoa/shared/kit';
import { useState } from 'react';
import { useBuilderText } from '../../messages/builder.ts';
import { toMajorText } from './currencies.ts';

interface MoneyFieldProps {
  id: string;
  label: string;
  /** Integer minor units. */
  value: number;
  currency: string;
  onChange(minor: number): void;
  error?: string | undefined;
}

/** An amount as people write it, kept in minor units; a comma is a decimal point here too. */
export function MoneyField({ id, label, value, currency, onChange, error }: MoneyFieldProps) {
  const t = useBuilderText();
  const { locale } = useFormat();
  // Only while one types; then the amount itself speaks again.
  const [typed, setTyped] = useState<string>();
  const amount = typed === undefined ? value : readAmount(typed, currency);
  const shown = typed ?? (value === 0 ? '' : toMajorText(value, currency, locale));
  return (
    <TextInput
      id={id}
      label={label}
      inputMode="decimal"
      autoComplete="off"
      value={shown}
      onChange={(event) => {
        setTyped(event.currentTarget.value);
        onChange(readAmount(event.currentTarget.value, currency) ?? 0);
      }}
      onBlur={() => amount !== undefined && setTyped(undefined)}
      error={amount === undefined ? t('price.unreadable') : error}
    />
  );
}

function readAmount(text: string, currency: string): number | undefined {
  const plain = text.trim().replace(',', '.');
  if (plain === '') return 0;
  return /^\d+(\.\d*)?$/.test(plain) ? toMinor(Number(plain), currency) : undefined;
}
