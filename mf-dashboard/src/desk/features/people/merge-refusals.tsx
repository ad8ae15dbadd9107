import type { MergeRefusal } from '@stoa/shared/contract/people/merge-words.ts';
import { Alert } from '@stoa/shared/kit';
import { useDuplicatesText } from '../../messages/duplicates.ts';

export function MergeRefusals({ refusals }: { refusals: readonly MergeRefusal[] }) {
  const t = useDuplicatesText();
  return (
    <Alert color="red" role="alert" title={t('refused.title')}>
      {refusals.map((refusal) => (
        <p key={refusal}>{t(`refusal.${refusal}`)}</p>
      ))}
    </Alert>
  );
}
