import { to } from '@stoa/shared/contract/site/addresses.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { LoadFailed } from '@stoa/shared/remote/load-failed.tsx';
import { RecordTable } from '@stoa/shared/ui/record-table.tsx';
import { LinkAnchor } from '@stoa/shared/ui/router-link.tsx';
import { Section } from '@stoa/shared/ui/section.tsx';
import { RowSkeleton } from '@stoa/shared/ui/skeletons.tsx';
import { kindText, useAuditLogText } from '../../messages/audit-log.ts';
import { usePeopleText } from '../../messages/people.ts';
import { usePersonAudit } from './use-person.ts';

/** What was done to this account lately. */
export function PersonAudit({ id }: { id: string }) {
  const t = usePeopleText();
  const words = useAuditLogText();
  const format = useFormat();
  const audit = usePersonAudit(id);
  const all = <LinkAnchor to={to.auditLog({ subject_id: id })}>{t('audit.all')}</LinkAnchor>;
  return (
    <Section title={t('audit.title')} action={all}>
      {audit.isPending && <RowSkeleton count={2} label={t('audit.title')} />}
      {audit.isError && <LoadFailed query={audit} />}
      {audit.data?.total === 0 && <p>{t('audit.none')}</p>}
      {audit.data && audit.data.total > 0 && (
        <RecordTable
          label={t('audit.title')}
          rows={audit.data.items}
          keyOf={({ seq }) => String(seq)}
          columns={[
            { name: words('field.at'), cell: ({ at }) => format.moment(at) },
            { name: words('field.kind'), cell: ({ kind }) => kindText(words, kind), note: ({ why }) => why },
            { name: words('field.actor'), cell: ({ actor }) => actor?.name ?? words('entry.site') },
          ]}
        />
      )}
    </Section>
  );
}
