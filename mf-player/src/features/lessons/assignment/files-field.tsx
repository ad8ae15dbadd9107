import { IconUpload } from '@tabler/icons-react';
import { useId, useRef, useState, type DragEvent } from 'react';
import { useStore } from 'zustand';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { Button, Input } from '@stoa/shared/kit';
import { RowList } from '@stoa/shared/ui/row-list.tsx';
import { useAssignmentText } from '../../../messages/assignment.ts';
import { AttachedFile } from './attached-file.tsx';
import { acceptedEndings, mostShownBytes } from './check-file.ts';
import type { Desk } from './desk.ts';
import { UploadRow } from './upload-row.tsx';
import type { WorkFiles } from './use-work-files.ts';
import classes from './files.module.css';

interface FilesFieldProps {
  id: string;
  desk: Desk;
  files: WorkFiles;
  most: number;
  error: string | undefined;
  isReadOnly: boolean;
}

/** Choose files or drop them here; each is a row, on its way and once it is there. */
export function FilesField({ id, desk, files, most, error, isReadOnly }: FilesFieldProps) {
  const t = useAssignmentText();
  const format = useFormat();
  const input = useRef<HTMLInputElement>(null);
  const labelId = useId();
  const rulesId = useId();
  const [isOver, setOver] = useState(false);
  const uploads = useStore(files.store, (state) => state.uploads);
  const { attached, room, problems, cut, take } = files;
  const wrong = error ? [error, ...problems] : problems;

  function onDrop(event: DragEvent): void {
    event.preventDefault();
    setOver(false);
    if (!isReadOnly) take([...event.dataTransfer.files]);
  }
  return (
    <div
      id={id}
      tabIndex={-1}
      role="group"
      aria-labelledby={labelId}
      aria-describedby={rulesId}
      className={classes.field}
      data-over={isOver}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(!isReadOnly);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
    >
      <Input.Label id={labelId} component="div">
        {t('files.label')}
      </Input.Label>
      <Input.Description id={rulesId}>
        {t('files.rules', { most, size: format.bytes(mostShownBytes), endings: format.list(acceptedEndings) })}
      </Input.Description>
      <RowList>
        {attached.map((file) => (
          <AttachedFile key={file.id} file={file} desk={desk} isReadOnly={isReadOnly} />
        ))}
        {[...uploads].map(([slot, uploading]) => (
          <UploadRow key={slot} slot={slot} uploading={uploading} files={files} />
        ))}
      </RowList>
      {cut.length > 0 && <p className={classes.hint}>{t('files.cut', { names: format.list(cut) })}</p>}
      <div className={classes.choose}>
        <Button
          variant="light"
          leftSection={<IconUpload size={18} aria-hidden="true" />}
          disabled={room === 0 || isReadOnly}
          onClick={() => input.current?.click()}
        >
          {t('files.choose', { most })}
        </Button>
        <span className={classes.hint}>{room === 0 ? t('files.full') : t('files.drop')}</span>
      </div>
      {wrong.length > 0 && (
        <div role="alert">
          {wrong.map((text) => (
            <Input.Error key={text}>{text}</Input.Error>
          ))}
        </div>
      )}
      <input
        ref={input}
        type="file"
        multiple={most > 1}
        accept={acceptedEndings.join(',')}
        className={classes.input}
        tabIndex={-1}
        aria-label={t('files.label')}
        onChange={(event) => {
          take([...(event.currentTarget.files ?? [])]);
          // The same file may be chosen again, after a cancel.
          event.currentTarget.value = '';
        }}
      />
    </div>
  );
}
