import { useState } from 'react';
import { UnstyledButton } from '@stoa/shared/kit';
import { useAssessmentText } from '../../messages/assessment.ts';
import classes from './submitted-file-view.module.css';
import type { FileViewProps } from './file-viewer.ts';

/** A picture that fits the page; pressed, in its full size. */
export function PictureView({ file: { name }, url, onFailed }: FileViewProps) {
  const t = useAssessmentText();
  const [isFull, setFull] = useState(false);
  return (
    <UnstyledButton
      className={classes.picture ?? ''}
      data-full={isFull}
      aria-label={t(isFull ? 'picture.fit' : 'picture.enlarge', { name })}
      onClick={() => setFull(!isFull)}
    >
      <img src={url} alt={name} loading="lazy" onError={onFailed} />
    </UnstyledButton>
  );
}
