import { useApi } from '@stoa/shared/federation/platform-context.tsx';
import { useQuery } from '@tanstack/react-query';

export function useSkills() {
  const api = useApi();
  return useQuery({ queryKey: ['skills'], queryFn: () => api.listSkills(), staleTime: 3_600_000 });
}
