import { useRef, useState } from 'react';
import type { CountryCode } from '@stoa/shared/contract/kernel/countries.ts';

/** Where the payer says that they pay from. Whoever wants to pay without saying it is led to the field. */
export function useTaxCountry() {
  const [chosen, setChosen] = useState<CountryCode>();
  const [isMissing, setIsMissing] = useState(false);
  const ref = useRef<HTMLInputElement>(null);
  const askFor = () => {
    setIsMissing(true);
    ref.current?.focus();
  };
  return { chosen, askFor, field: { ref, chosen, isMissing, onChoose: setChosen } };
}
