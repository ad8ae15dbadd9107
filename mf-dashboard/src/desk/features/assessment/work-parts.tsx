import { IconExternalLink } from '@tabler/icons-react';
import type { ReturnedAttempt } from '@stoa/shared/contract/learning/assignments.ts';
import type { SubmissionType } from '@stoa/shared/contract/teaching/submission-types.ts';
import { Anchor, Title, VisuallyHidden } from '@stoa/shared/kit';
import { Markdown } from '@stoa/shared/ui/markdown.tsx';
import { useAssessmentText } from '../../messages/assessment.ts';
import { SubmittedFileView } from './submitted-file-view.tsx';
import classes from './work-pane.module.css';

interface WorkPartsProps {
  work: Pick<ReturnedAttempt, 'text' | 'url' | 'files'>;
  /** With files or an address the text is a word to the reviewer. */
  type: SubmissionType;
}

/** What was made: an address, files, a text. */
export function WorkParts({ work: { text, url, files }, type }: WorkPartsProps) {
  const t = useAssessmentText();
  return (
    <>
      {text && (
        <div className={classes.part}>
          <Title order={3} className={classes.name ?? ''}>
            {t(type === 'text' ? 'work.text' : 'work.note')}
          </Title>
          <div dir="auto">
            <Markdown text={text} headingOrder={3} pictures="linked" />
          </div>
        </div>
      )}
      {url && (
        <div className={classes.part}>
          <Title order={3} className={classes.name ?? ''}>
            {t('work.url')}
          </Title>
          <p className={classes.address}>
            <Anchor href={url} target="_blank" rel="noopener noreferrer">
              {hostOf(url)} <IconExternalLink size={16} aria-hidden="true" className={classes.outward} />
              <VisuallyHidden>{t('work.newTab')}</VisuallyHidden>
            </Anchor>
            <span className={classes.whole}>{url}</span>
          </p>
        </div>
      )}
      {files.length > 0 && (
        <div className={classes.part}>
          <Title order={3} className={classes.name ?? ''}>
            {t('work.files', { count: files.length })}
          </Title>
          {files.map((file) => (
            <SubmittedFileView key={file.id} file={file} />
          ))}
        </div>
      )}
    </>
  );
}

const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).host : url);
