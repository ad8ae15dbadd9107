import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { useApi } from '@stoa/shared/federation/platform-context.tsx';
import { isApiError } from '@stoa/shared/http/api-error.ts';
import type { Sale } from './sale.ts';

/** The coupon that the address brings along, and what it takes off this. Whether it holds the server alone says. */
export function useCoupon({ kind, id, isPayable }: Sale) {
  const api = useApi();
  const [search, setSearch] = useSearchParams();
  const given = search.get('coupon')?.trim().toUpperCase() ?? '';
  const code = isPayable && given !== '' ? given : undefined;
  const query = useQuery({
    queryKey: ['coupon', kind, id, given],
    queryFn: ({ signal }) => api.checkCoupon({ body: { code: given, items: [{ kind, id }] }, signal }),
    enabled: code !== undefined,
    // The price asks, then the button: a code that does not exist is one guess.
    retryOnMount: false,
  });
  const { data, error, isFetching } = query;
  return {
    code,
    /** What it is worth; undefined while that is not known, and where it does not hold. */
    checked: code === undefined || error ? undefined : data,
    /** Why it does not hold, or is not known to. */
    error: code === undefined || isOfItem(error) ? null : error,
    isChecking: code !== undefined && query.isPending,
    isFetching,
    /** Given once more, it is asked once more. */
    setCode: (next: string | undefined) => {
      if (next === code) return void query.refetch();
      setSearch(
        (old) => {
          old.delete('coupon');
          if (next !== undefined) old.set('coupon', next);
          return old;
        },
        { replace: true, preventScrollReset: true },
      );
    },
  };
}

/** It is not the coupon: this person cannot buy this, which the page says by itself. */
const isOfItem = (error: unknown): boolean =>
  isApiError(error) &&
  (error.code === 'payments_closed' || Object.keys(error.fieldErrors).some((field) => field.startsWith('items')));

/** The server has judged it: the till would say the same. */
export const isRefused = (error: unknown): boolean => isApiError(error) && error.code === 'invalid';
