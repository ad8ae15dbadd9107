import { IconBookmark, IconPencil, IconTrash } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import type { Note } from '@stoa/shared/contract/learning/notes.ts';
import { useSession } from '@stoa/shared/federation/platform-context.tsx';
import { clockText } from '@stoa/shared/i18n/create-format.ts';
import { ActionIcon, Button } from '@stoa/shared/kit';
import { useNotesText } from '../../../messages/notes.ts';
import { keptEdit } from './kept-text.ts';
import { NoteEditor } from './note-editor.tsx';
import { useRemoveNote } from './use-remove-note.ts';
import classes from './notes.module.css';

interface NoteRowProps {
  note: Note;
  courseId: string;
  openIds: ReadonlySet<string>;
  onOpen(lessonId: string, place: number | null): void;
  onRemoved(): void;
}

/** So much of a note names it. */
const START_CHARACTERS = 40;

export function NoteRow({ note, courseId, openIds, onOpen, onRemoved }: NoteRowProps) {
  const t = useNotesText();
  const userId = useSession().user?.id ?? '';
  const [isEdited, setEdited] = useState(() => keptEdit(userId, note.id).read() !== undefined);
  const editButton = useRef<HTMLButtonElement>(null);
  const { remove } = useRemoveNote(courseId);
  const start = note.text?.slice(0, START_CHARACTERS) ?? t('note.bookmark');
  if (isEdited) {
    const close = () => {
      setEdited(false);
      // The button stands there again with the next drawing.
      requestAnimationFrame(() => editButton.current?.focus());
    };
    return (
      <li className={classes.note}>
        <NoteEditor note={note} courseId={courseId} onClose={close} />
      </li>
    );
  }
  return (
    <li className={classes.note}>
      <NotePlace note={note} isOpen={openIds.has(note.lesson_id)} onOpen={onOpen} />
      {note.text === null ? (
        <p className={`${classes.soft} ${classes.bookmark}`}>
          <IconBookmark size={16} aria-hidden="true" /> {t('note.bookmark')}
        </p>
      ) : (
        <p className={classes.text}>{note.text}</p>
      )}
      <span className={classes.acts}>
        <ActionIcon
          ref={editButton}
          variant="subtle"
          size={44}
          aria-label={t('note.edit', { start })}
          onClick={() => setEdited(true)}
        >
          <IconPencil size={18} aria-hidden="true" />
        </ActionIcon>
        <ActionIcon
          variant="subtle"
          size={44}
          aria-label={t('note.remove', { start })}
          onClick={() => {
            void remove(note.id);
            onRemoved();
          }}
        >
          <IconTrash size={18} aria-hidden="true" />
        </ActionIcon>
      </span>
    </li>
  );
}

interface NotePlaceProps {
  note: Note;
  isOpen: boolean;
  onOpen(lessonId: string, place: number | null): void;
}

/** Where a note stands, and the way there where the lesson may be opened. */
function NotePlace({ note: { lesson_id, lesson_title, second, page }, isOpen, onOpen }: NotePlaceProps) {
  const t = useNotesText();
  const lesson = lesson_title ?? '';
  const shown = second === null ? page && t('note.page', { page }) : clockText(second);
  if (!isOpen) return shown ? <span className={classes.place}>{shown}</span> : null;
  const name =
    second === null
      ? page === null
        ? t('note.open', { lesson })
        : t('note.goToPage', { page, lesson })
      : t('note.goTo', { time: clockText(second), lesson });
  return (
    <Button
      variant="light"
      size="compact-md"
      className={classes.place ?? ''}
      aria-label={name}
      onClick={() => onOpen(lesson_id, second ?? page)}
    >
      {shown ?? lesson}
    </Button>
  );
}
