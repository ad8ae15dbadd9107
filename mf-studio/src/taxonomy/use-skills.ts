import { useApi } from '@stoa/shared/federation/platform-context.tsx';
import { useNamedSkills } from '@stoa/shared/i18n/use-skill-name.ts';
import { useQuery } from '@tanstack/react-query';

const MINUTE_MS = 60_000;

export function useSkills() {
  const api = useApi();
  const select = useNamedSkills();
  return useQuery({ queryKey: ['skills'], queryFn: () => api.listSkills(), select, staleTime: MINUTE_MS });
}
