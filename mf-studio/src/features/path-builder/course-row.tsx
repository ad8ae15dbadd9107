import { ActionIcon, Switch } from '@stoa/shared/kit';
import { CourseCover } from '@stoa/shared/ui/course-cover.tsx';
import { StatusBadge } from '@stoa/shared/ui/status-badge.tsx';
import { IconTrash } from '@tabler/icons-react';
import { usePathBuilderText } from '../../messages/path-builder.ts';
import { MoveButtons } from '../../ui/move-buttons.tsx';
import { useDraggableRow } from '../../ui/use-draggable-row.tsx';
import classes from './course-list.module.css';
import { useCourseFacts } from './use-course-facts.ts';
import type { PathCourse } from './use-path-courses.ts';

interface CourseRowProps {
  line: PathCourse;
  /** From 1. */
  place: number;
  isLast: boolean;
  isDisabled: boolean;
  onMove(direction: -1 | 1): void;
  onRequired(required: boolean): void;
  onRemove(): void;
}

export function CourseRow({ line, place, isLast, isDisabled, onMove, onRequired, onRemove }: CourseRowProps) {
  const t = usePathBuilderText();
  const factsOf = useCourseFacts();
  const { course_id: id, course, required, status } = line;
  const name = course?.name ?? t('course.new');
  const { ref, style, handle, isDragging } = useDraggableRow(id, {
    data: { title: name },
    label: t('course.drag', { name }),
    isDisabled,
  });
  return (
    <li ref={ref} style={style} className={classes.row} data-dragging={isDragging}>
      {handle}
      <span className={classes.place} aria-hidden="true">
        {place}
      </span>
      <div className={classes.cover}>
        <CourseCover src={course?.cover_url ?? null} title={name} />
      </div>
      <div className={classes.words}>
        <strong className={classes.name}>{name}</strong>
        {course && <span className={classes.facts}>{factsOf(course)}</span>}
        {status !== 'published' && (
          <>
            <StatusBadge tone="danger">{t('course.off')}</StatusBadge>
            <span className={classes.off}>{t('course.off.text')}</span>
          </>
        )}
      </div>
      <div className={classes.tools}>
        <Switch
          className={classes.required ?? ''}
          label={t('course.required')}
          aria-label={t('course.required.of', { name })}
          checked={required}
          onChange={(event) => onRequired(event.currentTarget.checked)}
        />
        {!isDisabled && (
          <>
            <MoveButtons
              id={id}
              up={t('course.up', { name })}
              down={t('course.down', { name })}
              canRise={place > 1}
              canSink={!isLast}
              onMove={onMove}
            />
            <ActionIcon id={`${id}-remove`} aria-label={t('course.remove', { name })} size="md" onClick={onRemove}>
              <IconTrash size={18} aria-hidden="true" />
            </ActionIcon>
          </>
        )}
      </div>
    </li>
  );
}
