import type { ReactNode } from 'react';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { Button, VisuallyHidden } from '@stoa/shared/kit';
import { CourseCover } from '@stoa/shared/ui/course-cover.tsx';
import { LinkAnchor } from '@stoa/shared/ui/router-link.tsx';
import { usePaymentText } from '../../messages/payment.ts';
import { pageOf } from './hindered-items.tsx';
import type { SaleItem, Wanted } from './purchase.ts';
import classes from './purchase-list.module.css';
import type { Quote } from './use-quote.ts';

interface PurchaseListProps {
  items: readonly SaleItem[];
  /** Undefined while it is not known what is charged: until then the prices are those of their pages. */
  quote: Quote | undefined;
  /** Left out where nothing can be taken off the list. */
  onDrop?: ((item: Wanted) => void) | undefined;
}

/** What is bought: picture, name and price of each, and which of several a coupon is for. */
export function PurchaseList({ items, quote, onDrop }: PurchaseListProps) {
  const t = usePaymentText();
  const format = useFormat();
  return (
    <PurchaseLines>
      {items.map((item) => {
        const line = quote?.lines.find((one) => one.id === item.id);
        return (
          <PurchaseLine key={item.id} item={item} onDrop={onDrop}>
            {line && quote
              ? format.money(line.price_minor, quote.currency)
              : format.money(item.priceMinor, item.currency)}
            {line && quote && items.length > 1 && line.discount_minor > 0 && (
              <span className={classes.discount}>
                <VisuallyHidden>{t('price.discount')}</VisuallyHidden>{' '}
                {format.money(-line.discount_minor, quote.currency)}
              </span>
            )}
          </PurchaseLine>
        );
      })}
    </PurchaseLines>
  );
}

export const PurchaseLines = ({ children }: { children: ReactNode }) => <ul className={classes.list}>{children}</ul>;

interface PurchaseLineProps extends Pick<PurchaseListProps, 'onDrop'> {
  item: SaleItem;
  /** Its price. */
  children: ReactNode;
}

export function PurchaseLine({ item, onDrop, children }: PurchaseLineProps) {
  const t = usePaymentText();
  const { name } = item;
  return (
    <li className={classes.line}>
      <span className={classes.cover}>
        <CourseCover src={item.picture} title={name} eager />
      </span>
      <span className={classes.words}>
        {item.kind === 'learning_path' && <span className={classes.creator}>{t('list.path')}</span>}
        <LinkAnchor to={pageOf(item)} lang={item.language}>
          {name}
        </LinkAnchor>
        <span className={classes.creator}>{item.by}</span>
        {onDrop && (
          <Button
            className={classes.drop}
            variant="subtle"
            size="compact-sm"
            aria-label={t('list.dropName', { name })}
            onClick={() => onDrop(item)}
          >
            {t('list.drop')}
          </Button>
        )}
      </span>
      {children && <span className={classes.price}>{children}</span>}
    </li>
  );
}
