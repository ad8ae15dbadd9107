import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../federation/platform-context.tsx';

/** The cards that the gateway keeps for this person. */
export function useCards({ enabled = true }: { enabled?: boolean } = {}) {
  const api = useApi();
  return useQuery({ queryKey: ['cards'], queryFn: ({ signal }) => api.listCards({ signal }), enabled });
}

export function useForgetCard() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api.forgetCard({ params: { id } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['cards'] }),
  });
}
