import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { moduleFields } from '@stoa/shared/contract/creating.ts';
import { ConfirmDialog } from '@stoa/shared/ui/confirm-dialog.tsx';
import { countText, durationText } from '@stoa/shared/ui/format.ts';
import { ActionIcon, TextInput } from '@stoa/shared/ui/kit.ts';
import { IconTrash } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useBuilder } from '../../builder/builder-context.tsx';
import type { CourseModule } from '../../builder/course-order.ts';
import { useAutosaveForm } from '../../builder/use-autosave-form.ts';
import { AddLesson } from './add-lesson.tsx';
import { useDraggableRow } from './drag-handle.tsx';
import { LessonRow } from './lesson-row.tsx';
import classes from './module-card.module.css';
import { MoveButtons } from '../../ui/move-buttons.tsx';
import type { Curriculum } from './use-curriculum.ts';

interface ModuleCardProps {
  module: CourseModule;
  index: number;
  count: number;
  isFirst: boolean;
  isLast: boolean;
  curriculum: Curriculum;
  onMove(direction: -1 | 1): void;
  onMoveLesson(lessonId: string, direction: -1 | 1): void;
}

export function ModuleCard(props: ModuleCardProps) {
  const { module, index, isFirst, isLast, curriculum, onMove, onMoveLesson } = props;
  const { isReadOnly } = useBuilder();
  const [isAsking, setAsking] = useState(false);
  const { ref, style, handle, isDragging } = useDraggableRow(module.id, {
    kind: 'module',
    title: module.title,
    isEmpty: module.lessons.length === 0,
  });
  const { lessons } = module;
  const seconds = lessons.reduce((sum, lesson) => sum + lesson.duration_s, 0);
  const remove = () => {
    curriculum.removeModule(module.id).then(
      () => setAsking(false),
      () => setAsking(false),
    );
  };
  return (
    <section
      ref={ref}
      style={style}
      className={classes.module}
      data-dragging={isDragging}
      aria-label={`Module ${index + 1}: ${module.title}`}
    >
      <div className={classes.head}>
        {handle}
        <ModuleTitle module={module} index={index} />
        {!isReadOnly && (
          <div className={classes.tools}>
            <MoveButtons
              id={module.id}
              name={`module ${module.title}`}
              canRise={!isFirst}
              canSink={!isLast}
              onMove={onMove}
            />
            <ActionIcon
              aria-label={`Remove module ${module.title}`}
              size="md"
              disabled={curriculum.isChanging}
              onClick={() => (lessons.length > 0 ? setAsking(true) : remove())}
            >
              <IconTrash size={18} aria-hidden="true" />
            </ActionIcon>
          </div>
        )}
      </div>
      <p className={classes.facts}>
        {countText(lessons.length, 'lesson')}
        {seconds > 0 && ` · ${durationText(seconds)}`}
      </p>
      <SortableContext items={lessons.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
        <ol className={classes.lessons}>
          {lessons.map((lesson, place) => (
            <LessonRow
              key={lesson.id}
              lesson={lesson}
              canRise={place > 0 || !isFirst}
              canSink={place < lessons.length - 1 || !isLast}
              curriculum={curriculum}
              onMove={(direction) => onMoveLesson(lesson.id, direction)}
            />
          ))}
        </ol>
      </SortableContext>
      {!isReadOnly && <AddLesson module={module} curriculum={curriculum} />}
      <ConfirmDialog
        opened={isAsking}
        title={`Remove “${module.title}”?`}
        text={`Its ${countText(lessons.length, 'lesson')} will be removed with it. This can't be undone.`}
        confirmLabel="Remove the module"
        destructive
        pending={curriculum.isChanging}
        onConfirm={remove}
        onCancel={() => setAsking(false)}
      />
    </section>
  );
}

function ModuleTitle({ module, index }: { module: CourseModule; index: number }) {
  const values = useMemo(() => ({ title: module.title }), [module.title]);
  const { form } = useAutosaveForm(`module:${module.id}`, moduleFields, values);
  return (
    <TextInput
      className={classes.title}
      aria-label={`Title of module ${index + 1}`}
      error={form.formState.errors.title?.message}
      {...form.register('title')}
    />
  );
}
