import { useRef, useState } from 'react';
import type { MarkKind } from '@stoa/shared/contract/learning/certificate-marks.ts';
import type { StoredFile } from '@stoa/shared/contract/files/files.ts';
import { usePlatform } from '@stoa/shared/federation/platform-context.tsx';
import { isFileNotSent } from '@stoa/shared/files/send-file.ts';
import { useErrorText } from '@stoa/shared/remote/use-error-text.ts';
import { Button, Input } from '@stoa/shared/kit';
import { useMarksText } from '../../messages/marks.ts';
import { drawMark, markTypes } from './draw-mark.ts';
import classes from './mark-field.module.css';
import { useChangeMark } from './use-certificate-marks.ts';

/** One picture for certificates, as they show it: chosen, replaced, taken off. */
export function MarkField({ kind, file }: { kind: MarkKind; file: StoredFile | undefined }) {
  const t = useMarksText();
  const errorText = useErrorText();
  const { toasts } = usePlatform();
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string>();
  const change = useChangeMark(kind);

  function send(next: File | null): void {
    change.mutate(next, {
      onSuccess: () => toasts.show({ kind: 'success', message: t(next ? 'saved' : 'removed', { kind }) }),
      onError: (error) =>
        setProblem(isFileNotSent(error) ? t(error.isRefused ? 'refused' : 'notSent') : errorText(error)),
    });
  }
  async function choose(chosen: File | undefined): Promise<void> {
    if (!chosen) return;
    setProblem(undefined);
    const drawn = await drawMark(chosen);
    if ('problem' in drawn) setProblem(t(`problem.${drawn.problem}`, { name: chosen.name }));
    else send(drawn);
  }
  return (
    <div role="group" aria-labelledby={`mark-${kind}`} className={classes.field}>
      <Input.Label component="div" id={`mark-${kind}`}>
        {t('label', { kind })}
      </Input.Label>
      <Input.Description>{t('hint', { kind })}</Input.Description>
      {file?.url && (
        <div className={classes.paper}>
          <img src={file.url} alt={t('preview', { kind })} className={classes.mark} />
        </div>
      )}
      <div className={classes.buttons}>
        <Button variant="default" loading={change.isPending} onClick={() => input.current?.click()}>
          {t(file ? 'replace' : 'choose')}
        </Button>
        {file && (
          <Button variant="subtle" color="gray" disabled={change.isPending} onClick={() => send(null)}>
            {t('remove')}
          </Button>
        )}
      </div>
      {problem && <Input.Error role="alert">{problem}</Input.Error>}
      <input
        ref={input}
        type="file"
        accept={markTypes.join(',')}
        className={classes.input}
        tabIndex={-1}
        aria-label={t('label', { kind })}
        onChange={(event) => {
          void choose(event.currentTarget.files?.[0]);
          // The same file may be chosen again.
          event.currentTarget.value = '';
        }}
      />
    </div>
  );
}
