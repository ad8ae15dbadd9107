import { useState } from 'react';
import { couponStates } from '@stoa/shared/contract/market/billing-words.ts';
import { Button } from '@stoa/shared/kit';
import { PageHeader } from '@stoa/shared/ui/page-header.tsx';
import { Page } from '@stoa/shared/ui/page.tsx';
import { DataList } from '../../data-table/data-list.tsx';
import { FilterSelect } from '../../data-table/filter-fields.tsx';
import { CouponBulk } from '../features/coupons/coupon-bulk.tsx';
import { CouponCard } from '../features/coupons/coupon-card.tsx';
import { NewCouponDialog } from '../features/coupons/coupon-dialogs.tsx';
import { useCoupons } from '../features/coupons/use-coupons.ts';
import { useCouponsText } from '../messages/coupons.ts';

/** For those who manage coupons: all of them, how they are used, and new ones. */
export default function CouponsScreen() {
  const t = useCouponsText();
  const list = useCoupons();
  const { filters, filter } = list.state;
  const [making, setMaking] = useState<'one' | 'many'>();
  return (
    <Page>
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
      <DataList
        list={list}
        label={t('title')}
        search={t('search')}
        filters={
          <FilterSelect
            label={t('state')}
            all={t('state.all')}
            value={filters.state}
            options={couponStates.map((value) => [value, t(`state.${value}`)])}
            onFilter={(state) => filter({ state })}
          />
        }
        sorts={{
          created: t('sort.created'),
          code: t('field.code'),
          used: t('sort.used'),
          expires: t('field.expires'),
        }}
        found={(count) => t('found', { count })}
        keyOf={({ id }) => id}
        nameOf={({ code }) => code}
        row={(coupon, box) => <CouponCard coupon={coupon} box={box} />}
        bulk={<CouponBulk selection={list.selection} />}
        empty={{ title: t('empty.title'), text: t('empty.text') }}
        noneSuch={{ title: t('empty.found'), text: t('empty.foundText'), all: t('empty.showAll') }}
      />
      {making && <NewCouponDialog kind={making} onClose={() => setMaking(undefined)} />}
    </Page>
  );
}
