import type { UniqueIdentifier } from '@dnd-kit/core';
import { Button, TextInput, VisuallyHidden } from '@stoa/shared/ui/kit.ts';
import { IconPlus } from '@tabler/icons-react';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useBuilder } from '../../builder/builder-context.tsx';
import { moved } from '../../ui/moved.ts';
import classes from './curriculum-editor.module.css';
import { DragArea } from './drag-area.tsx';
import { ModuleCard } from './module-card.tsx';
import { placeLesson, stepLesson } from './move-lesson.ts';
import { useCurriculum } from './use-curriculum.ts';

export type Direction = -1 | 1;

/** Modules and their lessons; moved by mouse, touch or keyboard. */
export function CurriculumEditor() {
  const { course, isReadOnly } = useBuilder();
  const curriculum = useCurriculum();
  const { modules } = course;
  const [said, setSaid] = useState('');
  const focusNext = useRef<string[]>([]);

  // A moved row may be drawn anew; the focus stays on the button that moved it, or on its twin at the end of the list.
  useEffect(() => {
    for (const id of focusNext.current) {
      const button = document.getElementById(id) as HTMLButtonElement | null;
      if (!button || button.disabled) continue;
      button.focus();
      break;
    }
    focusNext.current = [];
  }, [modules]);

  const buttonIds = (id: UniqueIdentifier, direction: Direction) => {
    const names = [`${id}-up`, `${id}-down`];
    return direction === -1 ? names : names.reverse();
  };

  function moveModule(index: number, direction: Direction): void {
    const module = modules[index]!;
    focusNext.current = buttonIds(module.id, direction);
    curriculum.reorder(moved(modules, index, index + direction));
    setSaid(`Module ${module.title} is now number ${index + direction + 1} of ${modules.length}.`);
  }

  function moveLesson(lessonId: string, direction: Direction): void {
    const to = stepLesson(modules, lessonId, direction);
    if (!to) return;
    focusNext.current = buttonIds(lessonId, direction);
    const next = placeLesson(modules, lessonId, to);
    curriculum.reorder(next);
    const home = next[to.moduleIndex]!;
    const lesson = home.lessons[to.lessonIndex]!;
    setSaid(`Lesson ${lesson.title} is now number ${to.lessonIndex + 1} of ${home.lessons.length} in ${home.title}.`);
  }

  return (
    <div id="modules" tabIndex={-1} className={classes.editor}>
      {modules.length === 0 && (
        <p className={classes.empty}>
          A course is made of modules, and a module of lessons. Begin with the first module; three to six of them make a
          course that is easy to survey.
        </p>
      )}
      <DragArea modules={modules} isDisabled={isReadOnly} onMove={curriculum.reorder}>
        {(shown) =>
          shown.map((module, index) => (
            <ModuleCard
              key={module.id}
              module={module}
              index={index}
              count={shown.length}
              isFirst={index === 0}
              isLast={index === shown.length - 1}
              curriculum={curriculum}
              onMove={(direction) => moveModule(index, direction)}
              onMoveLesson={moveLesson}
            />
          ))
        }
      </DragArea>
      {!isReadOnly && <AddModule curriculum={curriculum} isFirst={modules.length === 0} />}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </div>
  );
}

function AddModule({ curriculum, isFirst }: { curriculum: ReturnType<typeof useCurriculum>; isFirst: boolean }) {
  const [title, setTitle] = useState('');
  const [error, setError] = useState<string>();
  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (curriculum.isChanging) return;
    const wanted = title.trim();
    if (wanted.length < 3 || wanted.length > 80) return setError('Title must be between 3 and 80 characters.');
    await curriculum.addModule(wanted).then(
      () => setTitle(''),
      () => undefined,
    );
  }
  return (
    <form className={classes.add} onSubmit={(event) => void submit(event)} noValidate>
      <TextInput
        className={classes.addTitle}
        label={isFirst ? 'Title of the first module' : 'Title of a new module'}
        placeholder="Seeing light"
        value={title}
        error={error}
        onChange={(event) => {
          setTitle(event.currentTarget.value);
          setError(undefined);
        }}
      />
      <Button
        type="submit"
        size="md"
        variant={isFirst ? 'filled' : 'default'}
        loading={curriculum.isChanging}
        leftSection={<IconPlus size={18} aria-hidden="true" />}
      >
        Add module
      </Button>
    </form>
  );
}
