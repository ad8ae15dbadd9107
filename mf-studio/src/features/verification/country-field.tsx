import { useMemo, type Ref } from 'react';
import { countryCodes } from '@stoa/shared/contract/teaching/countries.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { Select } from '@stoa/shared/overlays';
import { useVerificationText } from '../../messages/verification.ts';

interface CountryFieldProps {
  ref?: Ref<HTMLInputElement>;
  value: string | null;
  onChange(code: string | null): void;
  onBlur(): void;
  error: string | undefined;
}

/** Every country by its name in the page's language; typing a part of it suggests those that have it. */
export function CountryField({ ref, value, onChange, onBlur, error }: CountryFieldProps) {
  const t = useVerificationText();
  const { locale } = useFormat();
  const countries = useMemo(() => namedCountries(locale), [locale]);
  return (
    <Select
      ref={ref}
      label={t('country.label')}
      description={t('country.hint')}
      data={countries}
      value={value}
      onChange={onChange}
      onBlur={onBlur}
      searchable
      // Some 250 lines, drawn only while they are looked at.
      comboboxProps={{ keepMounted: false }}
      nothingFoundMessage={t('country.none')}
      autoComplete="off"
      error={error}
    />
  );
}

function namedCountries(locale: string): { value: string; label: string }[] {
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  const order = new Intl.Collator(locale);
  return countryCodes
    .map((value) => ({ value, label: names.of(value) ?? value }))
    .sort((one, other) => order.compare(one.label, other.label));
}
