import { to } from '@stoa/shared/contract/site/addresses.ts';
import type { BuilderLesson } from '@stoa/shared/contract/teaching/lessons.ts';
import { useCourseWords } from '@stoa/shared/i18n/messages/course-words.ts';
import { ConfirmDialog } from '@stoa/shared/ui/confirm-dialog.tsx';
import { ActionIcon } from '@stoa/shared/kit';
import { IconCopy, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useBuilder } from '../../builder/builder-context.tsx';
import { useOpeningText } from '../../builder/use-opening-text.ts';
import { useCurriculumText } from '../../messages/curriculum.ts';
import { useDraggablePart } from './use-draggable-part.ts';
import { isLessonComplete, lessonKindIcons, useLessonState } from './lesson-kinds.ts';
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
  const t = useCurriculumText();
  const word = useCourseWords();
  const stateOf = useLessonState();
  const openingText = useOpeningText();
  const { course, isReadOnly } = useBuilder();
  const [isAsking, setAsking] = useState(false);
  const { ref, style, handle, isDragging } = useDraggablePart(lesson.id, { kind: 'lesson', title: lesson.title });
  const Icon = lessonKindIcons[lesson.kind];
  const facts = [
    word(`lessonKind.${lesson.kind}`),
    stateOf(lesson),
    lesson.is_preview && t('lesson.free'),
    !lesson.required && t('lesson.optional'),
    lesson.opening && openingText(lesson.opening),
  ];
  const named = { title: lesson.title };
  return (
    <li ref={ref} style={style} className={classes.row} data-dragging={isDragging}>
      {handle}
      <Icon size={20} stroke={1.6} aria-hidden="true" className={classes.icon} />
      <div className={classes.words}>
        <Link
          to={to.editCourse({ slug: course.slug }, { section: 'curriculum', lesson: lesson.id })}
          className={classes.title}
          preventScrollReset={false}
        >
          {lesson.title}
        </Link>
        <span className={classes.state} data-complete={isLessonComplete(lesson)}>
          {facts.filter(Boolean).join(' · ')}
        </span>
      </div>
      {!isReadOnly && (
        <div className={classes.tools}>
          <MoveButtons
            id={lesson.id}
            up={t('lesson.up', named)}
            down={t('lesson.down', named)}
            canRise={canRise}
            canSink={canSink}
            onMove={onMove}
          />
          <ActionIcon
            aria-label={t('lesson.duplicate', named)}
            size="md"
            disabled={curriculum.isChanging}
            onClick={() => void curriculum.duplicateLesson(lesson).catch(() => undefined)}
          >
            <IconCopy size={18} aria-hidden="true" />
          </ActionIcon>
          <ActionIcon
            aria-label={t('lesson.remove', named)}
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
        title={t('lesson.remove.title', named)}
        text={t('lesson.remove.text')}
        confirmLabel={t('lesson.remove.confirm')}
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
