import { TextInput, Textarea } from '@stoa/shared/kit';
import { useAssignmentText } from '../../../messages/assignment.ts';
import type { Work } from './work.ts';
import classes from './assignment.module.css';

interface TypedWorkProps {
  /** Whose it is; read aloud. */
  label: string;
  work: Work;
}

/** As it was typed: to be compared, and copied from with the keyboard, too. */
export function TypedWork({ label, work: { text, url } }: TypedWorkProps) {
  const t = useAssignmentText();
  return (
    <>
      {url && <TextInput aria-label={`${label}: ${t('url.label')}`} value={url} readOnly />}
      {text && <Textarea aria-label={label} value={text} readOnly autosize minRows={2} maxRows={12} />}
      {!url && !text && <p className={classes.soft}>{t('conflict.nothing')}</p>}
    </>
  );
}
