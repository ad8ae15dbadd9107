import type { BuilderLesson } from '@stoa/shared/contract/teaching/lessons.ts';
import { Button, Input } from '@stoa/shared/kit';
import { useState } from 'react';
import { useBuilder } from '../builder/builder-context.tsx';
import { filmFrame } from '../features/uploads/film-frame.ts';
import { useUploads } from '../features/uploads/upload-context.tsx';
import { UploadField } from '../features/uploads/upload-field.tsx';
import { usePicturesText } from '../messages/pictures.ts';
import classes from './poster-field.module.css';

interface PosterFieldProps {
  lesson: BuilderLesson;
  /** As it is shown above; null while there is none. */
  film: HTMLVideoElement | null;
}

/** What is seen of a film before it is played: a picture, or a frame of it. */
export function PosterField({ lesson, film }: PosterFieldProps) {
  const t = usePicturesText();
  const { saver, isReadOnly } = useBuilder();
  const uploads = useUploads();
  const [hasFailed, setFailed] = useState(false);
  const slot = `poster:${lesson.id}`;
  const save = (id: string | null) => {
    saver.change(`lesson:${lesson.id}`, 'poster_file_id', id);
    void saver.flush();
  };
  async function takeFrame(of: HTMLVideoElement): Promise<void> {
    setFailed(false);
    try {
      const file = await filmFrame(of);
      uploads.getState().begin(slot, { file, type: 'image/jpeg', purpose: 'picture' }, ({ id }) => save(id));
    } catch {
      setFailed(true);
    }
  }
  return (
    <div className={classes.poster}>
      <UploadField
        id="lesson-poster"
        slot={slot}
        purpose="picture"
        label={t('poster.label')}
        description={t('poster.hint')}
        file={lesson.poster_file}
        isReadOnly={isReadOnly}
        onReady={({ id }) => save(id)}
        onRemove={() => save(null)}
      >
        {lesson.poster_file?.url && (
          <img src={lesson.poster_file.url} alt={t('poster.alt')} className={classes.picture} />
        )}
      </UploadField>
      {film && !isReadOnly && (
        <div>
          <Button size="compact-sm" variant="default" onClick={() => void takeFrame(film)}>
            {t('poster.frame')}
          </Button>
        </div>
      )}
      {hasFailed && <Input.Error role="alert">{t('poster.failed')}</Input.Error>}
    </div>
  );
}
