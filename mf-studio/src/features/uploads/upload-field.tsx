import type { StoredFile } from '@stoa/shared/contract/files/files.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { Button, Input } from '@stoa/shared/kit';
import { IconUpload } from '@tabler/icons-react';
import { useId, useRef, useState, type DragEvent, type ReactNode } from 'react';
import { useUploadsText } from '../../messages/uploads.ts';
import { checkFile, fileKinds, type FilePurpose } from './file-check.ts';
import { useUploading, useUploads } from './upload-context.tsx';
import classes from './upload-field.module.css';
import { UploadProgress } from './upload-progress.tsx';
import { useFileProblemText } from './use-file-problem-text.ts';
import { useRefusedText } from './use-refused-text.ts';

interface UploadFieldProps {
  id?: string;
  slot: string;
  purpose: FilePurpose;
  label: string;
  description: string;
  /** What is there already. */
  file: StoredFile | null;
  isReadOnly: boolean;
  /** What captions are in. */
  language?: string;
  /** What is made of a chosen file before it is sent; undefined: its author thought better of it. */
  prepare?(file: File): Promise<File | undefined>;
  onReady(file: StoredFile): void;
  onRemove(): void;
  /** Draws what is there: a player, a picture. */
  children?: ReactNode;
}

/** Choose a file or drop it; its upload can be paused and survives a lost line. */
export function UploadField(props: UploadFieldProps) {
  const { id, slot, purpose, label, description, file, isReadOnly, language, onRemove, children } = props;
  const { prepare, onReady } = props;
  const t = useUploadsText();
  const format = useFormat();
  const problemText = useFileProblemText();
  const refusedText = useRefusedText();
  const store = useUploads();
  const uploading = useUploading(slot);
  const input = useRef<HTMLInputElement>(null);
  const labelId = useId();
  const [problem, setProblem] = useState<string>();
  const [isOver, setOver] = useState(false);
  const { accept } = fileKinds[purpose];

  async function take(given: File | null | undefined): Promise<void> {
    if (!given) return;
    setProblem(undefined);
    const chosen = prepare ? await prepare(given) : given;
    if (!chosen) return;
    const checked = await checkFile(chosen, purpose, language === undefined ? {} : { language });
    if ('problem' in checked) return setProblem(problemText(checked.problem, chosen, purpose));
    store.getState().begin(slot, checked, onReady);
  }
  function onDrop(event: DragEvent): void {
    event.preventDefault();
    setOver(false);
    if (!isReadOnly) void take(event.dataTransfer.files[0]);
  }

  const isRunning = uploading && uploading.state.kind !== 'ready' && uploading.state.kind !== 'rejected';
  const rejected = uploading?.state.kind === 'rejected' ? refusedText(uploading.state.reason) : undefined;
  const stored = file?.state === 'rejected' ? undefined : file;
  const error = problem ?? rejected ?? (file?.state === 'rejected' ? refusedText(file.reject_reason) : undefined);
  return (
    <div
      id={id}
      tabIndex={-1}
      role="group"
      aria-labelledby={labelId}
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
        {label}
      </Input.Label>
      <Input.Description>{description}</Input.Description>
      {stored && children}
      {isRunning ? (
        <UploadProgress slot={slot} name={uploading.name} state={uploading.state} />
      ) : (
        <div className={classes.choose}>
          {stored && (
            <span className={classes.name}>
              {stored.name} <span className={classes.size}>({format.bytes(stored.bytes)})</span>
            </span>
          )}
          <Button
            variant={stored ? 'default' : 'light'}
            leftSection={<IconUpload size={18} aria-hidden="true" />}
            onClick={() => input.current?.click()}
          >
            {stored ? t('field.replace') : t('field.choose', { purpose })}
          </Button>
          {stored && (
            <Button variant="subtle" color="gray" onClick={onRemove}>
              {t('field.remove')}
            </Button>
          )}
          {!stored && <span className={classes.hint}>{t('field.drop')}</span>}
        </div>
      )}
      {error && (
        <Input.Error role="alert" className={classes.error}>
          {error}
        </Input.Error>
      )}
      <input
        ref={input}
        type="file"
        accept={accept}
        className={classes.input}
        tabIndex={-1}
        aria-label={label}
        onChange={(event) => {
          void take(event.currentTarget.files?.[0]);
          // The same file may be chosen again, after a cancel.
          event.currentTarget.value = '';
        }}
      />
    </div>
  );
}
