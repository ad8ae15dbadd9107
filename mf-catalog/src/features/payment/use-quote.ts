import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { CountryCode } from '@stoa/shared/contract/kernel/countries.ts';
import type { Reply } from '@stoa/shared/contract/endpoints.ts';
import { useApi } from '@stoa/shared/federation/platform-context.tsx';
import { guessedCountry } from './guessed-country.ts';
import type { PayBody } from './payment-intent.ts';

export interface Quote extends Reply<'quotePayment'> {
  /** The country is nobody's word: it is guessed from the browser. */
  isGuessed: boolean;
}

interface Asked {
  items: PayBody['items'];
  coupon: string | undefined;
  /** As chosen here. */
  country: CountryCode | undefined;
}

/** What these items cost with this coupon; without one while the coupon does not hold. The server alone computes it. */
export function useQuote({ items, coupon, country }: Asked) {
  const plain = useOneQuote({ items, coupon: undefined, country }, items.length > 0);
  const reduced = useOneQuote({ items, coupon, country }, items.length > 0 && coupon !== undefined);
  const isReduced = coupon !== undefined && !reduced.isError;
  return { shown: isReduced ? reduced : plain, couponError: coupon === undefined ? null : reduced.error };
}

function useOneQuote({ items, coupon, country }: Asked, enabled: boolean) {
  const api = useApi();
  const ask = (from: CountryCode | undefined, signal: AbortSignal) =>
    api.quotePayment({ body: { items, ...(coupon && { coupon }), ...(from && { country: from }) }, signal });
  return useQuery({
    queryKey: ['quote', items, coupon ?? null, country ?? null],
    queryFn: async ({ signal }): Promise<Quote> => {
      const quote = await ask(country, signal);
      const guess = quote.needs_country ? guessedCountry() : undefined;
      return guess ? { ...(await ask(guess, signal)), isGuessed: true } : { ...quote, isGuessed: false };
    },
    enabled,
    // A price holds for the moment: another visit asks again.
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
}
