import { useUiText } from '@stoa/shared/i18n/messages/ui.ts';
import { Button, Checkbox, Group, Stack, TextInput, Textarea } from '@stoa/shared/kit';
import { Modal } from '@stoa/shared/overlays';
import { useCallback, useState, type FormEvent } from 'react';
import { usePicturesText } from '../../messages/pictures.ts';
import classes from './picture-modal.module.css';
import type { PictureWords } from './picture-mark.ts';

const LONGEST = 300;

interface PictureModalProps {
  file: File;
  onInsert(words: PictureWords): void;
  onCancel(): void;
}

/** Asks what a picture shows, before it stands in a text. */
export function PictureModal({ file, onInsert, onCancel }: PictureModalProps) {
  const t = usePicturesText();
  const ui = useUiText();
  const [alt, setAlt] = useState('');
  const [caption, setCaption] = useState('');
  const [isDecoration, setDecoration] = useState(false);
  const [error, setError] = useState<string>();
  const preview = usePreview(file);

  function submit(event: FormEvent): void {
    event.preventDefault();
    // Of the builder's forms none shall be sent with it.
    event.stopPropagation();
    if (!isDecoration && alt.trim() === '') return setError(t('alt.missing'));
    onInsert({ alt: isDecoration ? '' : alt, caption });
  }

  return (
    <Modal opened onClose={onCancel} title={t('title')} closeButtonProps={{ 'aria-label': ui('close'), size: 44 }}>
      <form onSubmit={submit} noValidate>
        <Stack gap="sm">
          <figure className={classes.figure}>
            <img ref={preview} alt="" className={classes.preview} />
            <figcaption>{file.name}</figcaption>
          </figure>
          <Textarea
            label={t('alt')}
            description={t('alt.hint')}
            data-autofocus
            rows={2}
            maxLength={LONGEST}
            disabled={isDecoration}
            value={alt}
            error={isDecoration ? undefined : error}
            onChange={(event) => {
              setAlt(event.currentTarget.value);
              setError(undefined);
            }}
          />
          <Checkbox
            label={t('decoration')}
            description={t('decoration.hint')}
            checked={isDecoration}
            onChange={(event) => setDecoration(event.currentTarget.checked)}
          />
          <TextInput
            label={t('caption')}
            description={t('caption.hint')}
            maxLength={LONGEST}
            value={caption}
            onChange={(event) => setCaption(event.currentTarget.value)}
          />
          <Group gap="sm">
            <Button type="submit">{t('insert')}</Button>
            <Button variant="subtle" color="gray" onClick={onCancel}>
              {t('cancel')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}

/** The picture as it lies on this machine. */
function usePreview(file: File) {
  return useCallback(
    (picture: HTMLImageElement) => {
      const url = URL.createObjectURL(file);
      picture.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [file],
  );
}
