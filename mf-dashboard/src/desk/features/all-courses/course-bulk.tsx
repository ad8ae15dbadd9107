import { useState } from 'react';
import { MOST_ASSIGNED } from '@stoa/shared/contract/teaching/review-words.ts';
import { Button, NativeSelect } from '@stoa/shared/kit';
import { BulkBar } from '../../../ui/data-table/bulk-bar.tsx';
import type { Selection } from '../../../ui/data-table/use-selection.ts';
import { useAllCoursesText } from '../../messages/all-courses.ts';
import { useAssign } from './use-assign.ts';
import { useFeature } from './use-feature.ts';
import { useReviewers } from './use-all-courses.ts';

const NOBODY = 'nobody';

interface CourseBulkProps {
  selection: Selection;
  featured: readonly string[];
}

/** What can be done to many courses at once. */
export function CourseBulk({ selection, featured }: CourseBulkProps) {
  const t = useAllCoursesText();
  const reviewers = useReviewers().data ?? [];
  const { assign, isPending } = useAssign();
  const feature = useFeature(featured);
  const [reviewer, setReviewer] = useState('');
  const ids = [...selection.chosen];
  const isTooMany = ids.length > MOST_ASSIGNED;
  return (
    <BulkBar selection={selection}>
      <NativeSelect
        size="sm"
        aria-label={t('field.reviewer')}
        value={reviewer}
        data={[
          { value: '', label: t('assign.whom') },
          ...reviewers.map(({ id, name }) => ({ value: id, label: name })),
          { value: NOBODY, label: t('assign.nobody') },
        ]}
        onChange={({ currentTarget: { value } }) => setReviewer(value)}
      />
      <Button
        size="compact-sm"
        loading={isPending}
        disabled={reviewer === '' || isTooMany}
        onClick={() => assign(ids, reviewer === NOBODY ? null : reviewer, selection.clear)}
      >
        {t('assign')}
      </Button>
      <Button size="compact-sm" variant="default" loading={feature.isPending} onClick={() => feature.add(ids)}>
        {t('feature')}
      </Button>
      {ids.some((id) => featured.includes(id)) && (
        <Button size="compact-sm" variant="default" onClick={() => feature.remove(ids)}>
          {t('unfeature')}
        </Button>
      )}
      {isTooMany && <span>{t('assign.most', { most: MOST_ASSIGNED })}</span>}
    </BulkBar>
  );
}
