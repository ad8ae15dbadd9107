import { useState } from 'react';
import classes from './course-cover.module.css';

interface CourseCoverProps {
  src: string | null;
  /** The course's title; a cover is drawn from it where there is no picture. */
  title: string;
  /** Above the fold: fetched at once instead of when it comes into view. */
  eager?: boolean | undefined;
}

/** 16:9, never broken: a missing or failing picture gives way to arches in a colour of the title's own. */
export function CourseCover({ src, title, eager }: CourseCoverProps) {
  const [failed, setFailed] = useState<string | null>(null);
  return (
    <span className={classes.cover}>
      {src && src !== failed ? (
        <img
          src={src}
          alt=""
          width={640}
          height={360}
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
          onError={() => setFailed(src)}
        />
      ) : (
        <DrawnCover title={title} />
      )}
    </span>
  );
}

/** Small and stable: the same title always gives the same cover. */
const hash = (text: string): number =>
  [...text].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) >>> 0, 7);

function DrawnCover({ title }: { title: string }) {
  const seed = hash(title);
  const arches = 3 + (seed % 3);
  const width = 320 / arches;
  return (
    <svg viewBox="0 0 320 180" data-hue={seed % 6} aria-hidden="true" className={classes.drawn}>
      <rect width="320" height="180" className={classes.ground} />
      {Array.from({ length: arches }, (_, index) => {
        const inset = width * 0.14;
        const radius = width / 2 - inset;
        const left = index * width + inset;
        const spring = 70 + ((seed >> (index * 2)) % 4) * 14;
        return (
          <path
            key={index}
            className={index === seed % arches ? classes.lit : classes.arch}
            d={`M${left} 180 V${spring} A${radius} ${radius} 0 0 1 ${left + radius * 2} ${spring} V180 Z`}
          />
        );
      })}
    </svg>
  );
}
