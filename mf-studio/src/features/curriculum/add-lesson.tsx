import { lessonKinds, type LessonKind } from '@stoa/shared/contract/taxonomy/course-words.ts';
import { useCourseWords } from '@stoa/shared/i18n/messages/course-words.ts';
import { Button, NativeSelect, TextInput } from '@stoa/shared/kit';
import { IconPlus } from '@tabler/icons-react';
import { useState, type FormEvent } from 'react';
import type { CourseModule } from '../../builder/course-order.ts';
import { useCurriculumText } from '../../messages/curriculum.ts';
import classes from './add-lesson.module.css';
import type { Curriculum } from './use-curriculum.ts';
import { useTitleProblem } from './use-title-problem.ts';

/** A title and a kind; the form stays open, so that a whole module can be listed in one go. */
export function AddLesson({ module, curriculum }: { module: CourseModule; curriculum: Curriculum }) {
  const t = useCurriculumText();
  const word = useCourseWords();
  const problemOf = useTitleProblem();
  const [isOpen, setOpen] = useState(false);
  const [title, setTitle] = useState('');
  const [kind, setKind] = useState<LessonKind>('video');
  const [error, setError] = useState<string>();

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (curriculum.isChanging) return;
    const wanted = title.trim();
    const problem = problemOf(wanted);
    if (problem !== undefined) return setError(problem);
    await curriculum.addLesson(module.id, { title: wanted, kind }).then(
      () => setTitle(''),
      () => undefined,
    );
  }

  if (!isOpen) {
    return (
      <Button
        variant="subtle"
        size="compact-sm"
        className={classes.open}
        leftSection={<IconPlus size={18} aria-hidden="true" />}
        onClick={() => setOpen(true)}
        aria-label={t('lessons.addTo', { module: module.title })}
      >
        {t('lessons.add')}
      </Button>
    );
  }
  return (
    <form className={classes.form} onSubmit={(event) => void submit(event)} noValidate>
      <NativeSelect
        label={t('lessons.kind')}
        value={kind}
        data={lessonKinds.map((value) => ({ value, label: word(`lessonKind.${value}`) }))}
        onChange={(event) => setKind(lessonKinds.find((one) => one === event.currentTarget.value) ?? 'video')}
      />
      <TextInput
        className={classes.title}
        label={t('lessons.title')}
        data-autofocus
        ref={focusOnce}
        value={title}
        error={error}
        onChange={(event) => {
          setTitle(event.currentTarget.value);
          setError(undefined);
        }}
      />
      <div className={classes.buttons}>
        <Button type="submit" size="md" loading={curriculum.isChanging}>
          {t('lessons.create')}
        </Button>
        <Button variant="subtle" color="gray" size="md" onClick={() => setOpen(false)}>
          {t('lessons.done')}
        </Button>
      </div>
    </form>
  );
}

/** The form was asked for, so the next thing is to type. */
const focusOnce = (input: HTMLInputElement | null) => input?.focus();
