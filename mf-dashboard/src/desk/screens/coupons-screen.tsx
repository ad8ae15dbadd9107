import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { to } from '@stoa/shared/contract/site/addresses.ts';
import { LoadFailed } from '@stoa/shared/remote/load-failed.tsx';
import { Button, NativeSelect } from '@stoa/shared/kit';
import { EmptyState } from '@stoa/shared/ui/empty-state.tsx';
import { PageHeader } from '@stoa/shared/ui/page-header.tsx';
import { PageNumbers } from '@stoa/shared/ui/page-numbers.tsx';
import { Page } from '@stoa/shared/ui/page.tsx';
import { LinkButton } from '@stoa/shared/ui/router-link.tsx';
import { RowList } from '@stoa/shared/ui/row-list.tsx';
import { RowSkeleton } from '@stoa/shared/ui/skeletons.tsx';
import { TypedSearch } from '../../ui/typed-search.tsx';
import { CouponCard } from '../features/coupons/coupon-card.tsx';
import { NewCouponDialog } from '../features/coupons/coupon-dialogs.tsx';
import { type CouponFilters, couponStates, readFilters, writeFilters } from '../features/coupons/coupon-filters.ts';
import { PER_PAGE, useCoupons } from '../features/coupons/use-coupons.ts';
import { useCouponsText } from '../messages/coupons.ts';
import classes from './coupons-screen.module.css';

/** For those who manage coupons: all of them, how they are used, and new ones. */
export default function CouponsScreen() {
  const t = useCouponsText();
  const [params, setParams] = useSearchParams();
  const filters = readFilters(params);
  const coupons = useCoupons(filters);
  const [making, setMaking] = useState<'one' | 'many'>();
  const change = (part: Partial<CouponFilters>, replace = false) =>
    setParams(writeFilters({ ...filters, page: 1, ...part }), { replace, preventScrollReset: replace });
  return (
    <Page width="reading">
      <PageHeader
        title={t('title')}
        subtitle={t('lead')}
        actions={
          <>
            <Button onClick={() => setMaking('one')}>{t('make')}</Button>
            <Button variant="default" onClick={() => setMaking('many')}>
              {t('makeMany')}
            </Button>
          </>
        }
      />
      <div className={classes.list}>
        <div className={classes.tools}>
          <TypedSearch label={t('search')} search={filters.search} onSearch={(search) => change({ search }, true)} />
          <NativeSelect
            aria-label={t('state')}
            data={[
              { value: '', label: t('state.all') },
              ...couponStates.map((value) => ({ value, label: t(`state.${value}`) })),
            ]}
            value={filters.state ?? ''}
            onChange={({ currentTarget: { value } }) => change({ state: couponStates.find((one) => one === value) })}
          />
        </div>
        <p role="status" className={classes.count}>
          {coupons.data && t('found', { count: coupons.data.total })}
        </p>
        <Coupons coupons={coupons} filters={filters} onPage={(page) => change({ page })} />
      </div>
      {making && <NewCouponDialog kind={making} onClose={() => setMaking(undefined)} />}
    </Page>
  );
}

interface CouponsProps {
  coupons: ReturnType<typeof useCoupons>;
  filters: CouponFilters;
  onPage(page: number): void;
}

function Coupons({ coupons, filters, onPage }: CouponsProps) {
  const t = useCouponsText();
  if (coupons.isPending) return <RowSkeleton label={t('loading')} />;
  // What is being written in a dialog outlives a reading that failed.
  if (coupons.isError && !coupons.data) return <LoadFailed query={coupons} />;
  const { items, total, page } = coupons.data;
  if (items.length === 0) return <NoCoupons isFiltered={filters.search !== '' || filters.state !== undefined} />;
  return (
    <div className={classes.coupons} data-stale={coupons.isPlaceholderData} aria-busy={coupons.isPlaceholderData}>
      <RowList>
        {items.map((coupon) => (
          <CouponCard key={coupon.id} coupon={coupon} />
        ))}
      </RowList>
      <PageNumbers pages={Math.ceil(total / PER_PAGE)} page={page} onPage={onPage} />
    </div>
  );
}

function NoCoupons({ isFiltered }: { isFiltered: boolean }) {
  const t = useCouponsText();
  if (!isFiltered) return <EmptyState title={t('empty.title')} text={t('empty.text')} />;
  const showAll = <LinkButton to={to.coupons()}>{t('empty.showAll')}</LinkButton>;
  return <EmptyState title={t('empty.found')} text={t('empty.foundText')} action={showAll} />;
}
