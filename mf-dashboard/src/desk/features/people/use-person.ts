import { useQuery } from '@tanstack/react-query';
import { useApi } from '@stoa/shared/federation/platform-context.tsx';
import { PEOPLE } from './use-people.ts';

export function usePerson(id: string) {
  const api = useApi();
  return useQuery({
    queryKey: [...PEOPLE, id],
    queryFn: ({ signal }) => api.getUser({ params: { id }, signal }),
  });
}

export function usePersonSessions(id: string) {
  const api = useApi();
  return useQuery({
    queryKey: [...PEOPLE, id, 'sessions'],
    queryFn: ({ signal }) => api.listUserSessions({ params: { id }, signal }),
  });
}

export function usePersonLists(id: string) {
  const api = useApi();
  return useQuery({
    queryKey: [...PEOPLE, id, 'lists'],
    queryFn: ({ signal }) => api.listUserLists({ params: { id }, signal }),
  });
}

/** Accounts that were merged into this one. */
export function usePersonMerges(id: string) {
  const api = useApi();
  return useQuery({
    queryKey: [...PEOPLE, id, 'merges'],
    queryFn: ({ signal }) => api.listMerges({ params: { id }, signal }),
  });
}

/** The newest that was done to them. */
export function usePersonAudit(id: string) {
  const api = useApi();
  return useQuery({
    queryKey: [...PEOPLE, id, 'audit'],
    queryFn: ({ signal }) => api.listAuditLog({ query: { subject_id: id, per_page: 5 }, signal }),
  });
}
