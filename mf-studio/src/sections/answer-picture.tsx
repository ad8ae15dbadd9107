import type { StoredFile } from '@stoa/shared/contract/files/files.ts';
import { useUiText } from '@stoa/shared/i18n/messages/ui.ts';
import { ActionIcon, Button, Stack, TextInput } from '@stoa/shared/kit';
import { Modal } from '@stoa/shared/overlays';
import { useFocusBack } from '@stoa/shared/ui/use-focus-back.ts';
import { IconPhotoPlus } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useBuilder } from '../builder/builder-context.tsx';
import type { Picturing } from '../features/quiz/question-form.tsx';
import { useUploads } from '../features/uploads/upload-context.tsx';
import { UploadField } from '../features/uploads/upload-field.tsx';
import { useQuizText } from '../messages/quiz.ts';
import classes from './answer-picture.module.css';

/** An answer's picture in its row; where it is chosen and described, a dialog of its own. */
export function AnswerPicture(picturing: Picturing) {
  const { question, option, number, place } = picturing;
  const t = useQuizText();
  const { isReadOnly } = useBuilder();
  const [isOpen, setOpen] = useState(false);
  const [sent, setSent] = useState<StoredFile>();
  const file = fileOf([sent, ...question.options.map(({ picture }) => picture)], option.picture_file_id);
  const words = { number, place };
  // Who may only read sees it large enough, for there is nothing to be opened.
  if (isReadOnly) return file?.url ? <img src={file.url} alt={option.picture_alt} className={classes.shown} /> : null;
  return (
    <>
      <ActionIcon
        className={classes.button ?? ''}
        aria-label={
          option.picture_file_id === null
            ? t('answer.picture.add', words)
            : option.picture_alt === ''
              ? t('answer.picture', words)
              : t('answer.picture.of', { ...words, alt: option.picture_alt })
        }
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {file?.url ? (
          <img src={file.url} alt="" className={classes.thumbnail} />
        ) : (
          <IconPhotoPlus size={18} aria-hidden="true" />
        )}
      </ActionIcon>
      {isOpen && <PictureDialog {...picturing} file={file} onSent={setSent} onClose={() => setOpen(false)} />}
    </>
  );
}

/** The server tells of a picture with its next answer; until then what was sent is shown. */
const fileOf = (files: readonly (StoredFile | null | undefined)[], id: string | null): StoredFile | null =>
  files.find((file) => file?.id === id) ?? null;

interface DialogProps extends Picturing {
  file: StoredFile | null;
  onSent(file: StoredFile): void;
  onClose(): void;
}

function PictureDialog({ question, option, number, place, file, onChange, onSent, onClose }: DialogProps) {
  const t = useQuizText();
  const ui = useUiText();
  const slot = `answer_picture:${question.id}:${place}`;
  useLeaving(slot);
  useFocusBack();
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('answer.picture', { place, number })}
      closeButtonProps={{ 'aria-label': ui('close'), size: 44 }}
    >
      <Stack gap="md">
        <UploadField
          slot={slot}
          purpose="picture"
          label={t('help.picture')}
          description={t('help.picture.hint')}
          file={file}
          isReadOnly={false}
          onReady={(ready) => {
            onSent(ready);
            onChange({ picture_file_id: ready.id });
          }}
          onRemove={() => onChange({ picture_file_id: null, picture_alt: '' })}
        >
          {file?.url && <img src={file.url} alt={option.picture_alt} className={classes.picture} />}
        </UploadField>
        {option.picture_file_id !== null && (
          <TextInput
            label={t('help.alt')}
            description={t('help.alt.hint')}
            required
            maxLength={300}
            value={option.picture_alt}
            onChange={(event) => onChange({ picture_alt: event.currentTarget.value })}
          />
        )}
        <Button className={classes.done ?? ''} onClick={onClose}>
          {t('answer.picture.done')}
        </Button>
      </Stack>
    </Modal>
  );
}

/** What is still on its way when the dialog closes is not wanted: answers move and go while nobody looks. */
function useLeaving(slot: string): void {
  const store = useUploads();
  useEffect(() => () => store.getState().cancel(slot), [store, slot]);
}
