import { IconCamera } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { fileRules } from '@stoa/shared/contract/files/files.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { Avatar, Button, Input } from '@stoa/shared/kit';
import { lazyDialog } from '@stoa/shared/ui/lazy-dialog.tsx';
import { useProfileText } from '../../messages/profile.ts';
import classes from './photo-field.module.css';
import { LEAST_PIXELS, MOST_BYTES, readPhoto, type PhotoProblem, type ReadPhoto } from './read-photo.ts';

const CropDialog = lazyDialog(
  async () => (await import(/* webpackChunkName: "crop" */ './crop-dialog.tsx')).CropDialog,
);

interface PhotoFieldProps {
  /** What would be shown after saving; null: none. */
  image: string | null;
  initial: string;
  isUnsaved: boolean;
  onTake(photo: Blob): void;
  onRemove(): void;
}

export function PhotoField({ image, initial, isUnsaved, onTake, onRemove }: PhotoFieldProps) {
  const t = useProfileText();
  const problemText = usePhotoProblemText();
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string>();
  const [photo, setPhoto] = useState<ReadPhoto>();

  async function choose(file: File | undefined): Promise<void> {
    if (!file) return;
    setProblem(undefined);
    const read = await readPhoto(file);
    if ('problem' in read) setProblem(problemText(read.problem, file));
    else setPhoto(read);
  }
  const putAway = () => {
    if (photo) URL.revokeObjectURL(photo.url);
    photo?.picture.close();
    setPhoto(undefined);
  };
  return (
    <div className={classes.field} role="group" aria-labelledby="photo-label">
      <Avatar src={image} size={96} radius="50%" color="aegean" alt="" aria-hidden="true">
        {initial}
      </Avatar>
      <div className={classes.words}>
        <Input.Label component="div" id="photo-label">
          {t('photo')}
        </Input.Label>
        <Input.Description>{t('photo.hint')}</Input.Description>
        <div className={classes.buttons}>
          <Button
            variant="default"
            leftSection={<IconCamera size={18} aria-hidden="true" />}
            onClick={() => input.current?.click()}
          >
            {t(image ? 'photo.replace' : 'photo.choose')}
          </Button>
          {image && (
            <Button variant="subtle" color="gray" onClick={onRemove}>
              {t('photo.remove')}
            </Button>
          )}
        </div>
        <p role="status" className={classes.unsaved}>
          {isUnsaved ? t('photo.unsaved') : ''}
        </p>
        {problem && <Input.Error role="alert">{problem}</Input.Error>}
      </div>
      <input
        ref={input}
        type="file"
        accept={fileRules.photo.types.join(',')}
        className={classes.input}
        tabIndex={-1}
        aria-label={t('photo')}
        onChange={(event) => {
          void choose(event.currentTarget.files?.[0]);
          // The same file may be chosen again.
          event.currentTarget.value = '';
        }}
      />
      {photo && (
        <CropDialog
          photo={photo}
          onCancel={putAway}
          onTake={(blob) => {
            onTake(blob);
            putAway();
          }}
        />
      )}
    </div>
  );
}

function usePhotoProblemText(): (problem: PhotoProblem, file: File) => string {
  const t = useProfileText();
  const format = useFormat();
  return (problem, { name, size }) => {
    switch (problem.kind) {
      case 'type':
        return t('photo.type', { name });
      case 'unreadable':
        return t('photo.unreadable', { name });
      case 'large':
        return t('photo.large', { name, size: format.bytes(size), most: format.bytes(MOST_BYTES) });
      case 'small':
        return t('photo.small', { least: LEAST_PIXELS, width: problem.width, height: problem.height });
    }
  };
}
