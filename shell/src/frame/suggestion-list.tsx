import type { CourseSuggestion } from '@stoa/shared/contract/courses.ts';
import classes from './course-search.module.css';

interface SuggestionListProps {
  id: string;
  courses: readonly CourseSuggestion[];
  /** Which one the arrow keys stand on; -1 is none. */
  active: number;
  onPick(course: CourseSuggestion): void;
}

/** The listbox below the search field; the field keeps the focus. */
export function SuggestionList({ id, courses, active, onPick }: SuggestionListProps) {
  return (
    <ul id={id} className={classes.list} role="listbox" aria-label="Courses" hidden={courses.length === 0}>
      {courses.map((course, index) => (
        <li
          key={course.id}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === active}
          className={classes.option}
          // Before the field's blur closes the list.
          onMouseDown={(event) => {
            event.preventDefault();
            onPick(course);
          }}
        >
          <span className={classes.name}>{course.name}</span>
          {course.category && <span className={classes.category}>{course.category.category.name}</span>}
        </li>
      ))}
    </ul>
  );
}
