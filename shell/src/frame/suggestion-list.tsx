import type { CourseSuggestion } from '@stoa/shared/contract/courses.ts';
import { useFrameText } from '../messages/frame.ts';
import classes from './course-search.module.css';

interface SuggestionListProps {
  id: string;
  isShown: boolean;
  courses: readonly CourseSuggestion[];
  /** No course has such a name: said in the list's place. */
  isNothing: boolean;
  /** Which one the arrow keys stand on; -1 is none. */
  active: number;
  onPick(course: CourseSuggestion): void;
}

/** The listbox below the search field; the field keeps the focus. */
export function SuggestionList({ id, isShown, courses, isNothing, active, onPick }: SuggestionListProps) {
  const t = useFrameText();
  return (
    <>
      <ul
        id={id}
        className={classes.list}
        role="listbox"
        aria-label={t('search.courses')}
        hidden={!isShown}
        // The field keeps the focus, also while its list is scrolled: its blur would close the list before the click.
        onMouseDown={(event) => event.preventDefault()}
      >
        {isShown &&
          courses.map((course, index) => (
            // Keys are heard by the field, which keeps the focus.
            // eslint-disable-next-line jsx-a11y/click-events-have-key-events
            <li
              key={course.id}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === active}
              className={classes.option}
              onClick={() => onPick(course)}
            >
              <span className={classes.name}>{course.name}</span>
              {course.category && <span className={classes.category}>{course.category.category.name}</span>}
            </li>
          ))}
      </ul>
      {isNothing && (
        <p className={`${classes.list} ${classes.none}`} aria-hidden="true">
          {t('search.none')}
        </p>
      )}
    </>
  );
}
