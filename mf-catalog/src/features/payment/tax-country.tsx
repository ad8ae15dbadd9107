import type { Ref } from 'react';
import type { CountryCode } from '@stoa/shared/contract/kernel/countries.ts';
import { lazyDialog } from '@stoa/shared/ui/lazy-dialog.tsx';
import { usePaymentText } from '../../messages/payment.ts';
import type { Quote } from './use-quote.ts';

/** Only where tax is taken: its list of countries opens over the page, and most pages need nothing of that. */
const CountrySelect = lazyDialog(async () => (await import('@stoa/shared/ui/country-select.tsx')).CountrySelect);

interface TaxCountryProps {
  ref: Ref<HTMLInputElement>;
  quote: Quote;
  /** As chosen here, before the price for it is known. */
  chosen: CountryCode | undefined;
  isMissing: boolean;
  isDisabled: boolean;
  onChoose(country: CountryCode): void;
}

/** Where one pays from, for the tax depends on it. Nothing where no tax is taken. */
export function TaxCountry({ ref, quote, chosen, isMissing, isDisabled, onChoose }: TaxCountryProps) {
  const t = usePaymentText();
  const { country, needs_country, isGuessed } = quote;
  if (country === null && !needs_country) return null;
  return (
    <CountrySelect
      ref={ref}
      description={t(isGuessed && chosen === undefined ? 'country.guessed' : 'country.why')}
      value={chosen ?? country}
      disabled={isDisabled}
      error={isMissing && needs_country ? t('country.missing') : undefined}
      onChange={(code) => code && onChoose(code)}
    />
  );
}
