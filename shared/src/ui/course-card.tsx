import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useFormat } from '../i18n/use-format.ts';
import { CourseCover } from './course-cover.tsx';
import { Price } from './price.tsx';
import { ProgressLine } from './progress-line.tsx';
import { RatingStars } from './rating-stars.tsx';
import classes from './course-card.module.css';

export interface CourseCardProps {
  to: string;
  title: string;
  coverUrl: string | null;
  /** What the course is taught in (BCP 47), so that its title is read aloud as it is written. */
  language?: string | undefined;
  creatorName: string;
  /** Where the creator's name leads. */
  creatorTo?: string | undefined;
  /** In words: 'Beginner'. */
  level?: string | null | undefined;
  /** In words, of one that is not like most: 'Micro course'. */
  kind?: string | undefined;
  /** Seconds; 0 is not shown. */
  durationS?: number;
  /** Null without ratings; left out where ratings do not matter (my courses). */
  rating?: number | null;
  ratingCount?: number;
  /** Minor units, 0 is free; left out for one who is enrolled. */
  price?: { minor: number; currency: string } | undefined;
  /** 0–100 for one who is enrolled. */
  progress?: number | null;
  /** A short mark on the cover: 'New'. */
  mark?: ReactNode;
  /** In the other corner of the cover: a button. */
  corner?: ReactNode;
  /** Below the facts: buttons, a menu. */
  footer?: ReactNode;
  /** Rank of the title among the page's headings. */
  order?: 2 | 3 | 4;
  eager?: boolean | undefined;
}

/** One course, the same everywhere: catalogue, landing, dashboard. The whole card is the link, but for its creator and its buttons. */
export function CourseCard(props: CourseCardProps) {
  const format = useFormat();
  const {
    to,
    title,
    coverUrl,
    creatorName,
    creatorTo,
    kind,
    level,
    durationS = 0,
    rating,
    ratingCount,
    price,
    progress,
  } = props;
  const Heading = `h${props.order ?? 3}` as 'h2' | 'h3' | 'h4';
  const facts = [level, durationS > 0 && format.duration(durationS)].filter(Boolean);
  const showsProgress = progress !== undefined && progress !== null;
  return (
    <article className={classes.card}>
      <div className={classes.cover}>
        <CourseCover src={coverUrl} title={title} eager={props.eager} />
        {props.mark && <span className={classes.mark}>{props.mark}</span>}
      </div>
      <div className={classes.body}>
        <Heading className={classes.title}>
          <Link to={to} className={classes.link} lang={props.language}>
            {title}
          </Link>
        </Heading>
        <p className={classes.creator}>
          {creatorTo ? (
            <Link to={creatorTo} className={classes.creatorLink}>
              {creatorName}
            </Link>
          ) : (
            creatorName
          )}
        </p>
        {(kind || facts.length > 0) && (
          <p className={classes.facts}>
            {kind && <span className={classes.kind}>{kind}</span>} {facts.join(' · ')}
          </p>
        )}
        <div className={classes.foot}>
          {showsProgress ? (
            <ProgressLine percentage={progress} label={title} />
          ) : (
            <>
              {rating !== undefined && <RatingStars value={rating} count={ratingCount} />}
              {price && <Price {...price} />}
            </>
          )}
        </div>
        {props.footer && <div className={classes.footer}>{props.footer}</div>}
      </div>
      {props.corner && <div className={classes.corner}>{props.corner}</div>}
    </article>
  );
}
