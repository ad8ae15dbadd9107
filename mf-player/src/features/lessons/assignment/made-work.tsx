import type { OwnSubmission } from '@stoa/shared/contract/learning/assignments.ts';
import type { SubmissionType } from '@stoa/shared/contract/teaching/submission-types.ts';
import { Anchor } from '@stoa/shared/kit';
import { Markdown } from '@stoa/shared/ui/markdown.tsx';
import { RowList } from '@stoa/shared/ui/row-list.tsx';
import { useAssignmentText } from '../../../messages/assignment.ts';
import { FileLink } from './file-link.tsx';
import classes from './assignment.module.css';

interface MadeWorkProps {
  work: Pick<OwnSubmission, 'text' | 'url' | 'files'>;
  type: SubmissionType;
}

/** What was made, to be read again. */
export function MadeWork({ work: { text, url, files }, type }: MadeWorkProps) {
  const t = useAssignmentText();
  if (text === null && url === null && files.length === 0) return <p className={classes.soft}>{t('made.nothing')}</p>;
  return (
    <div className={classes.made}>
      {url && (
        <Anchor href={url} target="_blank" rel="noreferrer nofollow ugc" className={classes.address ?? ''}>
          {url}
        </Anchor>
      )}
      {files.length > 0 && (
        <RowList>
          {files.map((file) => (
            <li key={file.id}>
              <FileLink file={file} />
            </li>
          ))}
        </RowList>
      )}
      {text !== null && (
        <div>
          {type !== 'text' && <p className={classes.soft}>{t('made.word')}</p>}
          <Markdown text={text} headingOrder={3} />
        </div>
      )}
    </div>
  );
}
