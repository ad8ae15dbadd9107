import { useState } from 'react';
import { toMinor } from '../contract/kernel/currencies.ts';
import { toMajorText } from '../i18n/currency-texts.ts';
import { useUiText } from '../i18n/messages/ui.ts';
import { useFormat } from '../i18n/use-format.ts';
import { TextInput } from './kit.ts';

interface MoneyFieldProps {
  id?: string;
  label: string;
  description?: string;
  /** Integer minor units. */
  value: number;
  currency: string;
  onChange(minor: number): void;
  error?: string | undefined;
}

/** An amount as people write it, kept in minor units; a comma is a decimal point here too. */
export function MoneyField({ id, label, description, value, currency, onChange, error }: MoneyFieldProps) {
  const t = useUiText();
  const { locale } = useFormat();
  // Only while one types; then the amount itself speaks again.
  const [typed, setTyped] = useState<string>();
  const amount = typed === undefined ? value : readAmount(typed, currency);
  const shown = typed ?? (value === 0 ? '' : toMajorText(value, currency, locale));
  return (
    <TextInput
      {...(id !== undefined && { id })}
      label={label}
      description={description}
      inputMode="decimal"
      autoComplete="off"
      value={shown}
      onChange={(event) => {
        setTyped(event.currentTarget.value);
        onChange(readAmount(event.currentTarget.value, currency) ?? 0);
      }}
      onBlur={() => amount !== undefined && setTyped(undefined)}
      error={amount === undefined ? t('money.unreadable') : error}
    />
  );
}

function readAmount(text: string, currency: string): number | undefined {
  const plain = text.trim().replace(',', '.');
  if (plain === '') return 0;
  return /^\d+(\.\d*)?$/.test(plain) ? toMinor(Number(plain), currency) : undefined;
}
