import { useState } from 'react';
import { LoadFailed } from '@stoa/shared/remote/load-failed.tsx';
import { Button } from '@stoa/shared/kit';
import { RowList } from '@stoa/shared/ui/row-list.tsx';
import { Section } from '@stoa/shared/ui/section.tsx';
import { RowSkeleton } from '@stoa/shared/ui/skeletons.tsx';
import { useHomeMoreText } from '../../messages/home-more.ts';
import { DueRow } from './due-row.tsx';
import { useDueWork } from './use-due-work.ts';

const SHOWN = 3;

/** What there is to hand in, the most pressing first; nothing where nothing is. */
export function DueAssignments() {
  const t = useHomeMoreText();
  const due = useDueWork();
  const [isWhole, setIsWhole] = useState(false);
  const rows = due.data ?? [];
  if (due.data && rows.length === 0) return null;
  return (
    <Section title={t('due.title')} lead={rows.length > 0 && t('due.lead')}>
      {due.isPending && <RowSkeleton count={SHOWN} label={t('due.loading')} />}
      {due.isError && !due.data && <LoadFailed query={due} title={t('due.failed')} />}
      {rows.length > 0 && (
        <RowList>
          {(isWhole ? rows : rows.slice(0, SHOWN)).map((assignment) => (
            <DueRow key={assignment.id} assignment={assignment} />
          ))}
        </RowList>
      )}
      {rows.length > SHOWN && !isWhole && (
        <div>
          <Button variant="default" onClick={() => setIsWhole(true)}>
            {t('due.all', { count: rows.length })}
          </Button>
        </div>
      )}
    </Section>
  );
}
