export const couponStates = ['usable', 'ended', 'disabled'] as const;

export interface CouponFilters {
  search: string;
  state: (typeof couponStates)[number] | undefined;
  page: number;
}

/** As they stand in the address: `?search=FAIR&state=ended&page=2`. */
export const readFilters = (params: URLSearchParams): CouponFilters => ({
  search: (params.get('search') ?? '').slice(0, 40),
  state: couponStates.find((state) => state === params.get('state')),
  page: Math.max(1, Math.floor(Number(params.get('page'))) || 1),
});

export const writeFilters = ({ search, state, page }: CouponFilters): Record<string, string> => ({
  ...(search !== '' && { search }),
  ...(state && { state }),
  ...(page > 1 && { page: String(page) }),
});
