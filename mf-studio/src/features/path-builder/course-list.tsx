import { closestCenter, DndContext, KeyboardSensor, PointerSensor, useSensor, useSensors } from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { VisuallyHidden } from '@stoa/shared/kit';
import { useEffect, useRef, useState } from 'react';
import { usePathBuilderText } from '../../messages/path-builder.ts';
import { useSpokenDrag } from '../../ui/use-spoken-drag.ts';
import classes from './course-list.module.css';
import { CourseRow } from './course-row.tsx';
import type { PathCourses } from './use-path-courses.ts';

/** The courses in their order; moved by mouse, touch or keyboard. */
export function CourseList({ courses: given, isDisabled }: { courses: PathCourses; isDisabled: boolean }) {
  const t = usePathBuilderText();
  const spoken = useSpokenDrag();
  const { courses, move, remove, setRequired } = given;
  const [said, setSaid] = useState('');
  const focusNext = useRef<string[]>([]);
  const ids = courses.map(({ course_id }) => course_id);
  const order = ids.join();
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );

  // The focus stays on the button that moved a row, or on its twin at the end of the list; after a row has gone, near it.
  useEffect(() => {
    const next = focusNext.current
      .map((id) => document.getElementById(id))
      .find((one) => one && !(one as HTMLButtonElement).disabled);
    next?.focus();
    focusNext.current = [];
  }, [order]);

  function step(at: number, direction: -1 | 1): void {
    const course = courses[at]!;
    const buttons = [`${course.course_id}-up`, `${course.course_id}-down`];
    focusNext.current = direction === -1 ? buttons : buttons.reverse();
    move(at, at + direction);
    setSaid(t('course.moved', { name: course.course?.name ?? '', place: at + direction + 1, count: courses.length }));
  }
  function take(at: number): void {
    focusNext.current = [courses[at + 1], courses[at - 1]].flatMap((next) =>
      next ? [`${next.course_id}-remove`] : [],
    );
    focusNext.current.push('course-search');
    remove(at);
  }

  if (courses.length === 0) return <p className={classes.empty}>{t('courses.empty')}</p>;
  return (
    <DndContext
      sensors={isDisabled ? [] : sensors}
      collisionDetection={closestCenter}
      accessibility={spoken}
      onDragEnd={({ active, over }) => {
        const [from, to] = [ids.indexOf(String(active.id)), ids.indexOf(String(over?.id))];
        if (to !== -1 && from !== to) move(from, to);
      }}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
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
      </SortableContext>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </DndContext>
  );
}
