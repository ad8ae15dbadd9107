import { to } from '@stoa/shared/contract/site/addresses.ts';
import type { CourseDetails } from '@stoa/shared/contract/market/catalogue.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { Button } from '@stoa/shared/kit';
import { CourseCover } from '@stoa/shared/ui/course-cover.tsx';
import { LinkAnchor } from '@stoa/shared/ui/router-link.tsx';
import { usePaymentText } from '../../messages/payment.ts';
import classes from './purchase-list.module.css';
import type { Quote } from './use-quote.ts';

interface PurchaseListProps {
  courses: readonly CourseDetails[];
  /** Undefined while it is not known what they cost. */
  quote: Quote | undefined;
  /** Left out where nothing can be taken off the list. */
  onDrop?: ((slug: string) => void) | undefined;
}

/** What is bought: cover, name and price of each. */
export function PurchaseList({ courses, quote, onDrop }: PurchaseListProps) {
  const t = usePaymentText();
  const format = useFormat();
  return (
    <ul className={classes.list}>
      {courses.map(({ id, slug, name, cover_url, creator, language }) => {
        const line = quote?.lines.find((one) => one.id === id);
        return (
          <li key={id} className={classes.line}>
            <span className={classes.cover}>
              <CourseCover src={cover_url} title={name} eager />
            </span>
            <span className={classes.words}>
              <LinkAnchor to={to.courseInfo({ slug })} lang={language}>
                {name}
              </LinkAnchor>
              <span className={classes.creator}>{creator.full_name}</span>
              {onDrop && (
                <Button
                  className={classes.drop}
                  variant="subtle"
                  size="compact-sm"
                  aria-label={t('list.dropName', { name })}
                  onClick={() => onDrop(slug)}
                >
                  {t('list.drop')}
                </Button>
              )}
            </span>
            {line && quote && <span className={classes.price}>{format.money(line.price_minor, quote.currency)}</span>}
          </li>
        );
      })}
    </ul>
  );
}
