import { useMemo, type Ref } from 'react';
import { type CountryCode, countryCodes } from '../contract/kernel/countries.ts';
import { useUiText } from '../i18n/messages/ui.ts';
import type { Format } from '../i18n/create-format.ts';
import { useFormat } from '../i18n/use-format.ts';
import { Select } from './overlays.ts';

interface CountrySelectProps {
  ref?: Ref<HTMLInputElement>;
  description?: string | undefined;
  /** ISO 3166-1 alpha-2. */
  value: string | null;
  onChange(code: CountryCode | null): void;
  onBlur?(): void;
  error?: string | undefined;
  disabled?: boolean;
}

/** Every country by its name in the page's language; typing a part of it suggests those that have it. */
export function CountrySelect({ value, ...props }: CountrySelectProps) {
  const t = useUiText();
  const format = useFormat();
  const countries = useMemo(() => countriesByName(format), [format]);
  return (
    <Select
      {...props}
      label={t('country.label')}
      data={countries}
      value={countryCodes.find((code) => code === value) ?? null}
      searchable
      allowDeselect={false}
      // Some 250 lines, drawn only while they are looked at.
      comboboxProps={{ keepMounted: false }}
      nothingFoundMessage={t('country.none')}
      autoComplete="off"
    />
  );
}

function countriesByName({ locale, country }: Format): { value: CountryCode; label: string }[] {
  const order = new Intl.Collator(locale);
  return countryCodes
    .map((value) => ({ value, label: country(value) }))
    .sort((one, other) => order.compare(one.label, other.label));
}
