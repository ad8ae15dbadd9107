import { useRef } from 'react';
import { FindCourse } from '@stoa/shared/remote/find-course.tsx';
import { LoadFailed } from '@stoa/shared/remote/load-failed.tsx';
import { EmptyState } from '@stoa/shared/ui/empty-state.tsx';
import { PageHeader } from '@stoa/shared/ui/page-header.tsx';
import { Page } from '@stoa/shared/ui/page.tsx';
import { CartSkeleton } from '../features/cart/cart-skeleton.tsx';
import { useCart } from '../features/cart/use-cart.ts';
import { useCartText } from '../messages/cart.ts';
import { CartContents } from '../sections/cart-contents.tsx';
import classes from './cart-screen.module.css';

/** What a guest or a person has put aside, and the way to pay for it. */
export default function CartScreen() {
  const t = useCartText();
  const { items, query } = useCart();
  // Where the keyboard goes on when the button that was pressed is gone.
  const place = useRef<HTMLDivElement>(null);
  const isEmpty = items?.length === 0;
  return (
    <Page>
      {!isEmpty && <PageHeader title={t('title')} subtitle={items && t('count', { count: items.length })} />}
      <div ref={place} tabIndex={-1} className={classes.place}>
        {!items && (query.isError ? <LoadFailed query={query} title={t('failed')} /> : <CartSkeleton />)}
        {isEmpty && <EmptyState order={1} title={t('empty.title')} text={t('empty.text')} action={<FindCourse />} />}
        {items && !isEmpty && <CartContents items={items} onRemove={() => place.current?.focus()} />}
      </div>
    </Page>
  );
}
