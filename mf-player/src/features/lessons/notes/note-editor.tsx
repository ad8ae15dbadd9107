import { useState } from 'react';
import type { EditConflict } from '@stoa/shared/contract/kernel/edit-conflict.ts';
import type { Note } from '@stoa/shared/contract/learning/notes.ts';
import { useApi, useSession } from '@stoa/shared/federation/platform-context.tsx';
import { isApiError } from '@stoa/shared/http/api-error.ts';
import { useRuleText } from '@stoa/shared/i18n/use-rule-text.ts';
import { Alert, Button, Group, Textarea } from '@stoa/shared/kit';
import { useSingleMutation } from '@stoa/shared/remote/use-single-mutation.ts';
import { useNotesText } from '../../../messages/notes.ts';
import { keptEdit, type KeptEdit } from './kept-text.ts';
import { brokenRuleOf } from './note-composer.tsx';
import { useNoteRefusal } from './use-note-refusal.ts';
import { useNotesChanged } from './use-notes.ts';
import classes from './notes.module.css';

interface NoteEditorProps {
  note: Note;
  courseId: string;
  onClose(): void;
}

/** Changes a note. Without its text it is a bookmark; what another window wrote meanwhile is shown, not written over. */
export function NoteEditor({ note, courseId, onClose }: NoteEditorProps) {
  const t = useNotesText();
  const ruleText = useRuleText();
  const refusal = useNoteRefusal();
  const { edit, isRestored, saving, change, save, close } = useEditing({ note, courseId, onClose });
  const conflict = conflictIn(saving.error);
  const isBlank = edit.text.trim() === '';
  const broken = isBlank ? undefined : brokenRuleOf(edit.text);
  return (
    <form
      className={classes.composer}
      onSubmit={(event) => {
        event.preventDefault();
        if (!broken) save(edit);
      }}
    >
      <Textarea
        label={t('edit.label')}
        data-autofocus
        autosize
        minRows={2}
        maxRows={12}
        value={edit.text}
        readOnly={saving.isPending}
        error={broken && ruleText(broken)}
        ref={(field) => {
          if (field && !field.dataset.met) {
            field.dataset.met = 'true';
            field.focus();
          }
        }}
        onChange={(event) => change({ ...edit, text: event.currentTarget.value })}
      />
      {isRestored && !saving.isError && (
        <p role="status" className={classes.soft}>
          {t('edit.kept')}
        </p>
      )}
      {conflict ? (
        <Conflict conflict={conflict} onMine={() => save({ ...edit, on: conflict.version })} onOther={close} />
      ) : (
        saving.isError && (
          <Alert color="red" role="alert">
            {t('edit.failed', { reason: refusal(saving.error) })}
          </Alert>
        )
      )}
      <Group gap="xs">
        {!conflict && (
          <Button type="submit" loading={saving.isPending}>
            {t('edit.save')}
          </Button>
        )}
        <Button variant="default" onClick={close}>
          {t('edit.cancel')}
        </Button>
      </Group>
    </form>
  );
}

function useEditing({ note, courseId, onClose }: NoteEditorProps) {
  const api = useApi();
  const userId = useSession().user?.id ?? '';
  const [kept] = useState(() => keptEdit(userId, note.id));
  const [edit, setEdit] = useState<KeptEdit>(() => kept.read() ?? { text: note.text ?? '', on: note.version });
  const [isRestored] = useState(() => kept.read() !== undefined);
  const changed = useNotesChanged(courseId);
  const close = () => {
    kept.forget();
    changed();
    onClose();
  };
  const saving = useSingleMutation({
    mutationKey: ['change-note', note.id],
    mutationFn: ({ text, on }: KeptEdit) =>
      api.updateNote({ params: { id: note.id }, body: { text: text.trim() === '' ? null : text, on } }),
    onSuccess: close,
  });
  const change = (next: KeptEdit) => {
    setEdit(next);
    kept.keep(next);
  };
  return { edit, isRestored, saving, change, close, save: (next: KeptEdit) => saving.mutate(next) };
}

const conflictIn = (error: unknown): EditConflict | undefined =>
  isApiError(error) && error.code === 'edit_conflict' ? error.conflict : undefined;

interface ConflictProps {
  conflict: EditConflict;
  onMine(): void;
  onOther(): void;
}

/** What stands there now, beside what was typed, and which of them stays. */
function Conflict({ conflict: { fields }, onMine, onOther }: ConflictProps) {
  const t = useNotesText();
  const theirs = fields[0]?.theirs;
  return (
    <Alert color="yellow" role="alert" title={t('conflict.title')}>
      {typeof theirs === 'string' ? (
        <>
          <p>{t('conflict.text')}</p>
          <blockquote className={classes.theirs}>{theirs}</blockquote>
        </>
      ) : (
        <p>{t('conflict.none')}</p>
      )}
      <Group gap="xs" mt="xs">
        <Button size="sm" onClick={onMine}>
          {t('conflict.mine')}
        </Button>
        <Button size="sm" variant="default" onClick={onOther}>
          {t('conflict.other')}
        </Button>
      </Group>
    </Alert>
  );
}
