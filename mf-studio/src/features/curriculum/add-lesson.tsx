import { lessonKinds, type LessonKind } from '@stoa/shared/contract/course-words.ts';
import { Button, NativeSelect, TextInput } from '@stoa/shared/ui/kit.ts';
import { IconPlus } from '@tabler/icons-react';
import { useState, type FormEvent } from 'react';
import type { CourseModule } from '../../builder/course-order.ts';
import classes from './add-lesson.module.css';
import { lessonKindNames } from './lesson-kinds.ts';
import type { Curriculum } from './use-curriculum.ts';

/** A title and a kind; the form stays open, so that a whole module can be listed in one go. */
export function AddLesson({ module, curriculum }: { module: CourseModule; curriculum: Curriculum }) {
  const [isOpen, setOpen] = useState(false);
  const [title, setTitle] = useState('');
  const [kind, setKind] = useState<LessonKind>('video');
  const [error, setError] = useState<string>();

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (curriculum.isChanging) return;
    const wanted = title.trim();
    if (wanted.length < 3 || wanted.length > 80) return setError('Title must be between 3 and 80 characters.');
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
        aria-label={`Add a lesson to ${module.title}`}
      >
        Add a lesson
      </Button>
    );
  }
  return (
    <form className={classes.form} onSubmit={(event) => void submit(event)} noValidate>
      <NativeSelect
        label="Kind"
        value={kind}
        data={lessonKinds.map((value) => ({ value, label: lessonKindNames[value].name }))}
        onChange={(event) => setKind(lessonKinds.find((one) => one === event.currentTarget.value) ?? 'video')}
      />
      <TextInput
        className={classes.title}
        label="Title of the lesson"
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
          Add lesson
        </Button>
        <Button variant="subtle" color="gray" size="md" onClick={() => setOpen(false)}>
          Done
        </Button>
      </div>
    </form>
  );
}

/** The form was asked for, so the next thing is to type. */
const focusOnce = (input: HTMLInputElement | null) => input?.focus();
