import { IconUpload } from '@tabler/icons-react';
import { useEffect, useId, useRef, useState } from 'react';
import { Button, Input, Progress } from '@stoa/shared/kit';
import { useVerificationText } from '../../messages/verification.ts';
import { useFileUpload, type RequestPurpose } from './use-file-upload.ts';
import classes from './verification.module.css';

interface FileFieldProps {
  purpose: RequestPurpose;
  label: string;
  description: string;
  value: string | null;
  /** Of the file that was sent with the last request. */
  startName: string | undefined;
  onChange(fileId: string | null): void;
  onBusy(isBusy: boolean): void;
  error: string | undefined;
}

/** Choose a file, and it is sent; what is chosen can be replaced or removed. */
export function FileField({ purpose, label, description, value, startName = '', ...rest }: FileFieldProps) {
  const { onChange, onBusy, error } = rest;
  const t = useVerificationText();
  const input = useRef<HTMLInputElement>(null);
  const choose = useRef<HTMLButtonElement>(null);
  const ids = { label: useId(), hint: useId() };
  const [name, setName] = useState(startName);
  const { sending, problem, take, accept } = useFileUpload(purpose, (file) => {
    setName(file.name);
    onChange(file.id);
  });
  const isBusy = sending !== undefined;
  useEffect(() => onBusy(isBusy), [onBusy, isBusy]);
  return (
    <div role="group" aria-labelledby={ids.label} aria-describedby={ids.hint} className={classes.group}>
      <Input.Label id={ids.label} component="div">
        {label}
      </Input.Label>
      <Input.Description id={ids.hint}>{description}</Input.Description>
      {sending && (
        <div className={classes.sending} role="status">
          <span>{t('file.sending', { name: sending.name })}</span>
          <Progress value={sending.percent} aria-label={t('file.sending', { name: sending.name })} />
        </div>
      )}
      <div className={classes.line}>
        {value !== null && !isBusy && <span className={classes.fileName}>{name}</span>}
        <Button
          ref={choose}
          variant="default"
          leftSection={<IconUpload size={18} aria-hidden="true" />}
          onClick={() => input.current?.click()}
        >
          {t(value === null ? 'file.choose' : 'file.replace')}
        </Button>
        {value !== null && !isBusy && (
          <Button
            variant="subtle"
            color="gray"
            className={classes.remove ?? ''}
            onClick={() => {
              onChange(null);
              choose.current?.focus();
            }}
          >
            {t('file.remove', { name })}
          </Button>
        )}
      </div>
      {(problem ?? error) && <Input.Error role="alert">{problem ?? error}</Input.Error>}
      <input
        ref={input}
        type="file"
        accept={accept}
        className={classes.input}
        tabIndex={-1}
        aria-label={label}
        onChange={(event) => {
          const file = event.currentTarget.files?.[0];
          if (file) take(file);
          // The same file may be chosen again.
          event.currentTarget.value = '';
        }}
      />
    </div>
  );
}
