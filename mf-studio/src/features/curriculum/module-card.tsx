import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { moduleFields } from '@stoa/shared/contract/teaching/curriculum.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { useRuleText } from '@stoa/shared/i18n/use-rule-text.ts';
import { ConfirmDialog } from '@stoa/shared/ui/confirm-dialog.tsx';
import { ActionIcon, TextInput } from '@stoa/shared/kit';
import { IconClock, IconCopy, IconTrash } from '@tabler/icons-react';
import { useMemo, useState, type ReactNode } from 'react';
import { useBuilder } from '../../builder/builder-context.tsx';
import type { CourseModule } from '../../builder/course-order.ts';
import { useAutosaveForm } from '../../saving/use-autosave-form.ts';
import { useOpeningText } from '../../builder/use-opening-text.ts';
import { lazyDialog } from '@stoa/shared/ui/lazy-dialog.tsx';
import { useCurriculumText } from '../../messages/curriculum.ts';
import { AddLesson } from './add-lesson.tsx';
import { useDraggablePart } from './use-draggable-part.ts';
import { LessonRow } from './lesson-row.tsx';
import classes from './module-card.module.css';
import { MoveButtons } from '../../ui/move-buttons.tsx';
import type { Curriculum } from './use-curriculum.ts';

const OpeningModal = lazyDialog(
  async () => (await import(/* webpackChunkName: "lesson" */ './openings/opening-modal.tsx')).OpeningModal,
);

interface ModuleCardProps {
  module: CourseModule;
  index: number;
  count: number;
  isFirst: boolean;
  isLast: boolean;
  curriculum: Curriculum;
  onMove(direction: -1 | 1): void;
  onMoveLesson(lessonId: string, direction: -1 | 1): void;
  /** More ways to add lessons. */
  adding: ReactNode;
}

export function ModuleCard(props: ModuleCardProps) {
  const { module, index, isFirst, isLast, curriculum, onMove, onMoveLesson, adding } = props;
  const t = useCurriculumText();
  const format = useFormat();
  const { isReadOnly } = useBuilder();
  const [isAsking, setAsking] = useState(false);
  const [isTiming, setTiming] = useState(false);
  const openingText = useOpeningText();
  const { ref, style, handle, isDragging } = useDraggablePart(module.id, {
    kind: 'module',
    title: module.title,
    isEmpty: module.lessons.length === 0,
  });
  const { lessons } = module;
  const named = { title: module.title };
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
      data-module={module.id}
      aria-label={t('module.name', { number: index + 1, ...named })}
    >
      <div className={classes.head}>
        {handle}
        <ModuleTitle module={module} index={index} />
        {!isReadOnly && (
          <div className={classes.tools}>
            <MoveButtons
              id={module.id}
              up={t('module.up', named)}
              down={t('module.down', named)}
              canRise={!isFirst}
              canSink={!isLast}
              onMove={onMove}
            />
            <ActionIcon aria-label={t('module.opening', named)} size="md" onClick={() => setTiming(true)}>
              <IconClock size={18} aria-hidden="true" />
            </ActionIcon>
            <ActionIcon
              aria-label={t('module.duplicate', named)}
              size="md"
              disabled={curriculum.isChanging}
              onClick={() => void curriculum.duplicateModule(module).catch(() => undefined)}
            >
              <IconCopy size={18} aria-hidden="true" />
            </ActionIcon>
            <ActionIcon
              aria-label={t('module.remove', named)}
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
        {t('module.lessons', { count: lessons.length })}
        {seconds > 0 && ` · ${format.duration(seconds)}`}
        {module.opening && ` · ${openingText(module.opening)}`}
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
      {!isReadOnly && (
        <div className={classes.adding}>
          <AddLesson module={module} curriculum={curriculum} />
          {adding}
        </div>
      )}
      {isTiming && <OpeningModal module={module} onClose={() => setTiming(false)} />}
      <ConfirmDialog
        opened={isAsking}
        title={t('module.remove.title', named)}
        text={t('module.remove.text', { count: lessons.length })}
        confirmLabel={t('module.remove.confirm')}
        destructive
        pending={curriculum.isChanging}
        onConfirm={remove}
        onCancel={() => setAsking(false)}
      />
    </section>
  );
}

function ModuleTitle({ module, index }: { module: CourseModule; index: number }) {
  const t = useCurriculumText();
  const ruleText = useRuleText();
  const values = useMemo(() => ({ title: module.title }), [module.title]);
  const form = useAutosaveForm(`module:${module.id}`, moduleFields, values);
  return (
    <TextInput
      className={classes.title}
      aria-label={t('module.title', { number: index + 1 })}
      error={ruleText(form.formState.errors.title?.message)}
      {...form.register('title')}
    />
  );
}
