import { Button, CloseButton, Skeleton, Title } from '@stoa/shared/kit';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { useEffect, useRef } from 'react';
import { useCaptionsText } from '../../messages/captions.ts';
import classes from './caption-editor.module.css';
import { CueDesk, type CueDeskProps } from './cue-desk.tsx';
import { useSource } from './use-source.ts';

interface CaptionEditorProps extends Omit<CueDeskProps, 'file'> {
  language: string;
  /** Of what is there; null: they are written from the beginning. */
  url: string | null;
  onClose(): void;
}

/** Captions word by word, beside what they are of. */
export function CaptionEditor({ language, url, onClose, ...desk }: CaptionEditorProps) {
  const t = useCaptionsText();
  const format = useFormat();
  const { source, again } = useSource(url, language);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <section className={classes.editor} aria-labelledby="caption-editor">
      <div className={classes.head}>
        <Title order={4} size="h5" id="caption-editor" ref={heading} tabIndex={-1} className={classes.title}>
          {t('editor.title', { language: format.language(language) })}
        </Title>
        <CloseButton size={44} aria-label={t('editor.close')} onClick={onClose} />
      </div>
      {source.state === 'reading' && <Skeleton height="16rem" role="status" aria-label={t('editor.reading')} />}
      {source.state === 'failed' && (
        <p role="alert">
          {t('editor.failed')}{' '}
          <Button size="compact-sm" variant="default" onClick={again}>
            {t('editor.again')}
          </Button>
        </p>
      )}
      {source.state === 'broken' && <p role="alert">{t('editor.broken', { line: source.problem.line })}</p>}
      {source.state === 'read' && <CueDesk file={source.file} {...desk} />}
    </section>
  );
}
