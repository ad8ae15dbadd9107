import type { CSSProperties } from 'react';
import { useUiText } from '../i18n/messages/ui.ts';
import { useFormat } from '../i18n/use-format.ts';
import classes from './rating-stars.module.css';

const STAR = 'M10 1.6l2.6 5.3 5.8.8-4.2 4.1 1 5.8L10 14.9l-5.2 2.7 1-5.8L1.6 7.7l5.8-.8z';

interface RatingStarsProps {
  /** 0–5, or null without ratings. */
  value: number | null;
  /** How many people rated; left out where it is said elsewhere. */
  count?: number | undefined;
  /** Beside a heading: larger than the text. */
  size?: 'md';
}

/** Five stars filled by the mean, with the figures in words. Shows, does not ask. */
export function RatingStars({ value, count, size }: RatingStarsProps) {
  const t = useUiText();
  const format = useFormat();
  if (value === null) return <span className={classes.none}>{t('rating.none')}</span>;
  const mean = format.rating(value);
  const label = count === undefined ? t('rating.mean', { mean }) : t('rating.counted', { mean, count });
  return (
    <span className={classes.rating} data-size={size} title={label}>
      <span className={classes.mean} aria-hidden="true">
        {mean}
      </span>
      <span className={classes.stars} role="img" aria-label={label}>
        {[0, 1, 2, 3, 4].map((index) => (
          <Star key={index} empty={1 + index - value} />
        ))}
      </span>
      {count !== undefined && (
        <span className={classes.count} aria-hidden="true">
          ({format.number(count)})
        </span>
      )}
    </span>
  );
}

/** `empty`: the share of it that is not filled; below 0 it is full, above 1 hollow. */
function Star({ empty }: { empty: number }) {
  return (
    <svg viewBox="0 0 20 20" className={classes.star} aria-hidden="true">
      <path d={STAR} className={classes.hollow} />
      <path d={STAR} className={classes.full} style={{ '--empty': `${empty * 100}%` } as CSSProperties} />
    </svg>
  );
}
