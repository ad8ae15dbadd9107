import type { BuilderLesson } from '@stoa/shared/contract/creating.ts';
import { ConfirmDialog } from '@stoa/shared/ui/confirm-dialog.tsx';
import { ActionIcon } from '@stoa/shared/ui/kit.ts';
import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useBuilder } from '../../builder/builder-context.tsx';
import { paths } from '../../paths.ts';
import { useDraggableRow } from './drag-handle.tsx';
import { lessonKindNames, lessonState } from './lesson-kinds.ts';
import classes from './lesson-row.module.css';
import { MoveButtons } from '../../ui/move-buttons.tsx';
import type { Curriculum } from './use-curriculum.ts';

interface LessonRowProps {
  lesson: BuilderLesson;
  canRise: boolean;
  canSink: boolean;
  curriculum: Curriculum;
  onMove(direction: -1 | 1): void;
}

export function LessonRow({ lesson, canRise, canSink, curriculum, onMove }: LessonRowProps) {
  const { course, isReadOnly } = useBuilder();
  const [isAsking, setAsking] = useState(false);
  const { ref, style, handle, isDragging } = useDraggableRow(lesson.id, { kind: 'lesson', title: lesson.title });
  const { name: kindName, icon: Icon } = lessonKindNames[lesson.kind];
  const state = lessonState(lesson);
  return (
    <li ref={ref} style={style} className={classes.row} data-dragging={isDragging}>
      {handle}
      <Icon size={20} stroke={1.6} aria-hidden="true" className={classes.icon} />
      <div className={classes.words}>
        <Link to={paths.editLesson(course.slug, lesson.id)} className={classes.title} preventScrollReset={false}>
          {lesson.title}
        </Link>
        <span className={classes.state} data-complete={state.isComplete}>
          {kindName} · {state.text}
          {lesson.is_preview && ' · free preview'}
          {!lesson.required && ' · optional'}
        </span>
      </div>
      {!isReadOnly && (
        <div className={classes.tools}>
          <MoveButtons
            id={lesson.id}
            name={`lesson ${lesson.title}`}
            canRise={canRise}
            canSink={canSink}
            onMove={onMove}
          />
          <ActionIcon
            aria-label={`Remove lesson ${lesson.title}`}
            size="md"
            disabled={curriculum.isChanging}
            onClick={() => setAsking(true)}
          >
            <IconTrash size={18} aria-hidden="true" />
          </ActionIcon>
        </div>
      )}
      <ConfirmDialog
        opened={isAsking}
        title={`Remove “${lesson.title}”?`}
        text="The lesson and what is in it will be removed. This can't be undone."
        confirmLabel="Remove the lesson"
        destructive
        pending={curriculum.isChanging}
        onConfirm={() => {
          const close = () => setAsking(false);
          curriculum.removeLesson(lesson.id).then(close, close);
        }}
        onCancel={() => setAsking(false)}
      />
    </li>
  );
}
