import { useQuery } from '@tanstack/react-query';
import { useApi } from '@stoa/shared/federation/platform-context.tsx';

export const PROFILE = ['profile'];

export function useProfile() {
  const api = useApi();
  return useQuery({ queryKey: PROFILE, queryFn: ({ signal }) => api.getProfile({ signal }) });
}
