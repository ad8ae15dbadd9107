import { LoadFailed } from '@stoa/shared/remote/load-failed.tsx';
import { RecordTable } from '@stoa/shared/ui/record-table.tsx';
import { Section } from '@stoa/shared/ui/section.tsx';
import { RowSkeleton } from '@stoa/shared/ui/skeletons.tsx';
import { TimeAgo } from '@stoa/shared/ui/time-ago.tsx';
import { usePeopleText } from '../../messages/people.ts';
import { usePersonSessions } from './use-person.ts';

export function PersonSessions({ id }: { id: string }) {
  const t = usePeopleText();
  const sessions = usePersonSessions(id);
  return (
    <Section title={t('sessions.title')}>
      {sessions.isPending && <RowSkeleton count={2} label={t('sessions.title')} />}
      {sessions.isError && <LoadFailed query={sessions} />}
      {sessions.data?.length === 0 && <p>{t('sessions.none')}</p>}
      {sessions.data && sessions.data.length > 0 && (
        <RecordTable
          label={t('sessions.title')}
          rows={sessions.data}
          keyOf={(session) => session.id}
          columns={[
            { name: t('sessions.device'), cell: ({ device }) => device },
            { name: t('sessions.address'), cell: ({ address }) => address },
            { name: t('sessions.used'), cell: ({ last_used_at }) => <TimeAgo at={last_used_at} /> },
          ]}
        />
      )}
    </Section>
  );
}
