import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { auditKinds } from '@stoa/shared/contract/people/audit-words.ts';
import { useApi } from '@stoa/shared/federation/platform-context.tsx';
import { readPage } from '@stoa/shared/remote/read-page.ts';
import type { TableState } from '../../../data-table/use-table-state.ts';

export const auditTable = {
  id: 'audit-log',
  filters: { q: 'text', kind: auditKinds, actor_id: 'id', subject_id: 'text', from: 'day', to: 'day' },
  sorts: ['seq'],
  startsDescending: true,
  mostCharacters: 100,
} as const;
export type AuditState = TableState<typeof auditTable>;

const KEY = ['audit-log'];

export function useAuditLog({ filters, page }: AuditState) {
  const api = useApi();
  return useQuery({
    queryKey: [...KEY, filters, page],
    queryFn: ({ signal }) =>
      readPage(page, (at) => api.listAuditLog({ query: { ...filters, page: at, per_page: 25 }, signal })),
    placeholderData: keepPreviousData,
  });
}

export function useAuditFile({ filters }: AuditState) {
  const api = useApi();
  return () => api.getAuditLogLink({ query: filters });
}

/** Reads the whole log; what was found holds while the screen is open. */
export function useAuditVerdict() {
  const api = useApi();
  return useQuery({
    queryKey: [...KEY, 'verdict'],
    queryFn: ({ signal }) => api.verifyAuditLog({ signal }),
    staleTime: 60_000,
  });
}
