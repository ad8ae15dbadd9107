import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { Anchor, Button } from '@stoa/shared/kit';
import type { ReactNode } from 'react';
import { useBuilder } from '../builder/builder-context.tsx';
import { UploadField } from '../features/uploads/upload-field.tsx';
import { useCaptionsText } from '../messages/captions.ts';
import classes from './caption-tracks.module.css';
import type { ShownTrack } from './use-caption-tracks.ts';

interface CaptionTrackRowProps {
  id?: string;
  slot: string;
  label: string;
  description: string;
  track: ShownTrack;
  onPut(fileId: string | null): void;
  onEdit(): void;
  /** What else can be done with them. */
  children: ReactNode;
}

/** Captions in one language: a file, which can be edited here or taken along. */
export function CaptionTrackRow({ track, onPut, onEdit, children, ...field }: CaptionTrackRowProps) {
  const t = useCaptionsText();
  const format = useFormat();
  const { isReadOnly } = useBuilder();
  const { file, language: tag } = track;
  const language = format.language(tag);
  return (
    <div className={classes.row}>
      <UploadField
        {...field}
        purpose="captions"
        language={tag}
        file={file}
        isReadOnly={isReadOnly}
        onReady={({ id }) => onPut(id)}
        onRemove={() => onPut(null)}
      />
      <div className={classes.acts}>
        {!isReadOnly && (
          <Button
            size="compact-sm"
            variant="default"
            aria-label={t(file ? 'track.editNamed' : 'track.writeNamed', { language })}
            onClick={onEdit}
          >
            {t(file ? 'track.edit' : 'track.write')}
          </Button>
        )}
        {file?.url && (
          <Anchor size="sm" href={file.url} download={file.name} aria-label={t('track.downloadNamed', { language })}>
            {t('track.download')}
          </Anchor>
        )}
        {children}
      </div>
    </div>
  );
}
