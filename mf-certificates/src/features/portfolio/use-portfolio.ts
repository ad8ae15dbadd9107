import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { PortfolioItem, PortfolioItemBody } from '@stoa/shared/contract/learning/portfolio.ts';
import { PORTFOLIO_LIMIT } from '@stoa/shared/contract/learning/portfolio-words.ts';
import { useApi, usePlatform } from '@stoa/shared/federation/platform-context.tsx';
import { useRefusal } from '@stoa/shared/remote/use-refusal.ts';
import { usePortfolioText } from '../../messages/portfolio.ts';

const PORTFOLIO = ['portfolio'];

export function usePortfolio() {
  const api = useApi();
  return useQuery({ queryKey: PORTFOLIO, queryFn: () => api.listPortfolioItems() });
}

/** Adds a piece, or saves the one of this id. */
export function useSavePiece(id: string | undefined) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: PortfolioItemBody) =>
      id === undefined ? api.createPortfolioItem({ body }) : api.updatePortfolioItem({ params: { id }, body }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: PORTFOLIO }),
  });
}

/** Nothing is asked before: the way back is offered after. */
export function useRemovePiece({ id, title }: Pick<PortfolioItem, 'id' | 'title'>, onRemoved: () => void) {
  const t = usePortfolioText();
  const refusal = useRefusal((key) => t(key, { most: PORTFOLIO_LIMIT }), ['conflict']);
  const api = useApi();
  const { toasts } = usePlatform();
  const queryClient = useQueryClient();
  const refresh = () => queryClient.invalidateQueries({ queryKey: PORTFOLIO });
  const complain = (error: Error) => toasts.show({ kind: 'error', message: refusal(error) });
  const params = { id };
  const restore = useMutation({
    mutationFn: () => api.restorePortfolioItem({ params }),
    onSuccess: () => toasts.show({ kind: 'success', message: t('removed.back', { title }) }),
    onError: complain,
    onSettled: refresh,
  });
  return useMutation({
    mutationFn: () => api.removePortfolioItem({ params }),
    onSuccess: () => {
      onRemoved();
      toasts.show({
        kind: 'success',
        message: t('removed.done', { title }),
        action: { label: t('removed.undo'), run: () => restore.mutate() },
      });
    },
    onError: complain,
    onSettled: refresh,
  });
}
