import type { UniqueIdentifier } from '@dnd-kit/core';
import { Button, TextInput, VisuallyHidden } from '@stoa/shared/kit';
import { IconPlus } from '@tabler/icons-react';
import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { useBuilder } from '../../builder/builder-context.tsx';
import type { CourseModule } from '../../builder/course-order.ts';
import { useCurriculumText } from '../../messages/curriculum.ts';
import { moved } from '../../ui/moved.ts';
import { useGradually } from '../../ui/use-gradually.ts';
import classes from './curriculum-editor.module.css';
import { DragArea } from './drag-area.tsx';
import { ModuleCard } from './module-card.tsx';
import { placeLesson, stepLesson } from './move-lesson.ts';
import type { Curriculum } from './use-curriculum.ts';
import { useTitleProblem } from './use-title-problem.ts';

export type Direction = -1 | 1;

const LESSONS_AT_ONCE = 30;

interface CurriculumEditorProps {
  curriculum: Curriculum;
  /** Further ways to add lessons to a module. */
  addingTo?(module: CourseModule): ReactNode;
}

/** Modules and their lessons; moved by mouse, touch or keyboard. */
export function CurriculumEditor({ curriculum, addingTo }: CurriculumEditorProps) {
  const t = useCurriculumText();
  const { course, isReadOnly } = useBuilder();
  const { modules } = course;
  const [said, setSaid] = useState('');
  const focusNext = useRef<string[]>([]);
  const drawn = useGradually(modules.length, modulesAtOnce(modules));

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
    setSaid(t('module.moved', { title: module.title, place: index + direction + 1, count: modules.length }));
  }

  function moveLesson(lessonId: string, direction: Direction): void {
    const to = stepLesson(modules, lessonId, direction);
    if (!to) return;
    focusNext.current = buttonIds(lessonId, direction);
    const next = placeLesson(modules, lessonId, to);
    curriculum.reorder(next);
    const home = next[to.moduleIndex]!;
    const lesson = home.lessons[to.lessonIndex]!;
    const [place, count] = [to.lessonIndex + 1, home.lessons.length];
    setSaid(t('lesson.moved', { title: lesson.title, place, count, module: home.title }));
  }

  return (
    <div id="modules" tabIndex={-1} className={classes.editor}>
      {modules.length === 0 && <p className={classes.empty}>{t('modules.empty')}</p>}
      <DragArea modules={modules} isDisabled={isReadOnly} onMove={curriculum.reorder}>
        {(shown) =>
          shown
            .slice(0, drawn)
            .map((module, index) => (
              <ModuleCard
                key={module.id}
                module={module}
                index={index}
                count={shown.length}
                isFirst={index === 0}
                isLast={index === shown.length - 1}
                curriculum={curriculum}
                adding={addingTo?.(module)}
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

/** So many as show some lessons more than any screen holds. */
function modulesAtOnce(modules: readonly CourseModule[]): number {
  let lessons = 0;
  const last = modules.findIndex((module) => (lessons += module.lessons.length + 1) > LESSONS_AT_ONCE);
  return last === -1 ? modules.length : last + 1;
}

function AddModule({ curriculum, isFirst }: { curriculum: Curriculum; isFirst: boolean }) {
  const t = useCurriculumText();
  const problemOf = useTitleProblem();
  const [title, setTitle] = useState('');
  const [error, setError] = useState<string>();
  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (curriculum.isChanging) return;
    const wanted = title.trim();
    const problem = problemOf(wanted);
    if (problem !== undefined) return setError(problem);
    await curriculum.addModule(wanted).then(
      () => setTitle(''),
      () => undefined,
    );
  }
  return (
    <form className={classes.add} onSubmit={(event) => void submit(event)} noValidate>
      <TextInput
        className={classes.addTitle}
        label={t(isFirst ? 'modules.first' : 'modules.new')}
        placeholder={t('modules.example')}
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
        {t('modules.add')}
      </Button>
    </form>
  );
}
