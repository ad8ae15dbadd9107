import { Alert } from '@stoa/shared/kit';
import { usePathBuilderText } from '../../messages/path-builder.ts';
import { usePathBuilding } from './path-builder-context.tsx';
import classes from './review-note.module.css';

/** Why a reviewer returned the path, until it is sent again. */
export function ReviewNote() {
  const t = usePathBuilderText();
  const { review_note } = usePathBuilding().path;
  if (review_note === null) return null;
  return (
    <Alert color="yellow" title={t('note.title')}>
      <p className={classes.note}>{review_note}</p>
    </Alert>
  );
}
