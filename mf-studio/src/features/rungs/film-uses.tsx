import type { FilmUse } from '@stoa/shared/contract/teaching/rungs.ts';
import { useFilmCopiesText } from '../../messages/film-copies.ts';
import classes from './film-copies.module.css';

/** Everywhere a film stands: what becomes of its copies becomes of them there. */
export function FilmUses({ uses }: { uses: readonly FilmUse[] }) {
  const t = useFilmCopiesText();
  const wordsOf = ({ kind, course, lesson, count }: FilmUse): string => {
    if (course === null) return t('use.others');
    return t(`use.${kind}`, { course, lesson: lesson ?? '', count });
  };
  return (
    <>
      <p>{t('uses')}</p>
      <ul className={classes.uses}>
        {uses.map((use, at) => (
          <li key={at}>{wordsOf(use)}</li>
        ))}
      </ul>
    </>
  );
}
