import { IconPlayerPlayFilled } from '@tabler/icons-react';
import { useState } from 'react';
import type { CourseDetails } from '@stoa/shared/contract/market/catalogue.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { CourseCover } from '@stoa/shared/ui/course-cover.tsx';
import { useCourseInfoText } from '../../messages/course-info.ts';
import { TrailerFilm } from './trailer-film.tsx';
import classes from './trailer.module.css';

/** The course's cover. Where it has a film that everyone may see, the first of them is its trailer, and plays in the same place. */
export function Trailer({ course }: { course: CourseDetails }) {
  const t = useCourseInfoText();
  const format = useFormat();
  const [isOpen, setOpen] = useState(false);
  const film = course.modules
    .flatMap(({ lessons }) => lessons)
    .find(({ kind, is_preview }) => kind === 'video' && is_preview);
  const cover = <CourseCover src={course.cover_url} title={course.name} eager />;
  if (film === undefined) return cover;
  if (isOpen) return <TrailerFilm lesson={film} cover={cover} />;
  return (
    <button type="button" className={classes.open} onClick={() => setOpen(true)}>
      {cover}
      <span className={classes.label}>
        <IconPlayerPlayFilled size={18} aria-hidden="true" />
        {t('trailer.play', { time: format.duration(film.duration_s) })}
      </span>
    </button>
  );
}
