import { useSearchParams } from 'react-router-dom';
import { isSame, purchaseQuery, type Wanted, wantedOf } from './purchase.ts';
import { useSaleItems } from './use-sale-items.ts';

/** What is bought, as the address says: `?course=` and `?path=` for each, and a coupon. */
export function usePurchase() {
  const [search, setSearch] = useSearchParams();
  const wanted = wantedOf(search);
  const coupon = search.get('coupon') ?? undefined;
  const go = (kept: readonly Wanted[], code: string | undefined) =>
    setSearch(purchaseQuery(kept, code), { replace: true, preventScrollReset: true });
  return {
    ...useSaleItems(wanted),
    wanted,
    coupon,
    setCoupon: (code: string | undefined) => go(wanted, code),
    drop: (dropped: Wanted) =>
      go(
        wanted.filter((one) => !isSame(one, dropped)),
        coupon,
      ),
  };
}
