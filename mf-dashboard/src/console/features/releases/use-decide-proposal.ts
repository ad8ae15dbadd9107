import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Proposal } from '@stoa/shared/platform-contract/channels.ts';
import { usePlatformApi } from '@stoa/shared/federation/use-platform-api.ts';

interface Decision {
  proposal: Proposal;
  agreed: boolean;
  why: string;
}

export function useDecideProposal() {
  const api = usePlatformApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ proposal: { channel, id }, agreed, why }: Decision): Promise<void> => {
      const given = { params: { channel, id }, body: { why } };
      await (agreed ? api.approveProposal(given) : api.rejectProposal(given));
    },
    networkMode: 'always',
    onSettled: () => void queryClient.invalidateQueries({ queryKey: ['releases'] }),
  });
}
