import { useState } from 'react';
import { usePathBuilderText } from '../../messages/path-builder.ts';
import { SortableRows } from '../../ui/sortable-rows.tsx';
import { useFocusNext } from '../../ui/use-focus-next.ts';
import classes from './course-list.module.css';
import { CourseRow } from './course-row.tsx';
import type { PathCourses } from './use-path-courses.ts';

/** The courses in their order; moved by mouse, touch or keyboard. */
export function CourseList({ courses: given, isDisabled }: { courses: PathCourses; isDisabled: boolean }) {
  const t = usePathBuilderText();
  const { courses, move, remove, setRequired } = given;
  const [said, setSaid] = useState('');
  const ids = courses.map(({ course_id }) => course_id);
  // The focus stays on the button that moved a row, or on its twin at the end of the list; after a row has gone, near it.
  const focusNext = useFocusNext(ids);

  function step(at: number, direction: -1 | 1): void {
    const course = courses[at]!;
    const buttons = [`${course.course_id}-up`, `${course.course_id}-down`];
    focusNext(direction === -1 ? buttons : buttons.reverse());
    move(at, at + direction);
    setSaid(t('course.moved', { name: course.course?.name ?? '', place: at + direction + 1, count: courses.length }));
  }
  function take(at: number): void {
    const near = [courses[at + 1], courses[at - 1]].flatMap((next) => (next ? [`${next.course_id}-remove`] : []));
    focusNext([...near, 'course-search']);
    remove(at);
  }

  if (courses.length === 0) return <p className={classes.empty}>{t('courses.empty')}</p>;
  return (
    <SortableRows ids={ids} isDisabled={isDisabled} said={said} onMove={move}>
      <ol className={classes.list}>
        {courses.map((course, at) => (
          <CourseRow
            key={course.course_id}
            line={course}
            place={at + 1}
            isLast={at === courses.length - 1}
            isDisabled={isDisabled}
            onMove={(direction) => step(at, direction)}
            onRequired={(required) => setRequired(at, required)}
            onRemove={() => take(at)}
          />
        ))}
      </ol>
    </SortableRows>
  );
}
