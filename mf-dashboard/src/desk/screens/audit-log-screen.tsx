import { useSession } from '@stoa/shared/federation/platform-context.tsx';
import { PageHeader } from '@stoa/shared/ui/page-header.tsx';
import { Page } from '@stoa/shared/ui/page.tsx';
import { useTableMemory } from '../../ui/data-table/table-memory.ts';
import { TableTools } from '../../ui/data-table/table-tools.tsx';
import { useTableState } from '../../ui/data-table/use-table-state.ts';
import { AuditFilters, AuditNarrowed } from '../features/audit-log/audit-filters.tsx';
import { AuditTable } from '../features/audit-log/audit-table.tsx';
import { AuditVerdict } from '../features/audit-log/audit-verdict.tsx';
import { auditTable, useAuditFile, useAuditLog } from '../features/audit-log/use-audit-log.ts';
import { useAuditLogText } from '../messages/audit-log.ts';

/** For those who run the site: what they and others did, and whether the record of it is whole. */
export default function AuditLogScreen() {
  const t = useAuditLogText();
  const { user } = useSession();
  const state = useTableState(auditTable);
  const memory = useTableMemory(auditTable.id, user?.id);
  const entries = useAuditLog(state);
  return (
    <Page>
      <PageHeader title={t('title')} subtitle={t('lead')} />
      <AuditVerdict />
      <TableTools
        state={state}
        memory={memory}
        search={t('search')}
        sorts={[]}
        found={entries.data && t('found', { count: entries.data.total })}
        fileLink={useAuditFile(state)}
      >
        <AuditFilters state={state} />
      </TableTools>
      <AuditNarrowed state={state} />
      <AuditTable state={state} entries={entries} isDense={memory.isDense} />
    </Page>
  );
}
