import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { useApi } from '../../federation/platform-context.tsx';
import { isApiError } from '../../http/api-error.ts';
import { useIsHere } from '../use-is-here.ts';
import { useSingleMutation } from '../use-single-mutation.ts';

/**
 * Goes into a class: to a page of this site in this tab, to another site in a new one. Gives the way in where the browser
 * kept that tab closed. `shownBy`: what drew the class is read again where it is shut by now.
 */
export function useJoinClass(id: string, { shownBy }: { shownBy: QueryKey }) {
  const api = useApi();
  const navigate = useNavigate();
  const isHere = useIsHere();
  const queryClient = useQueryClient();
  return useSingleMutation({
    mutationKey: ['join-class', id],
    mutationFn: async (_: void): Promise<string | undefined> => {
      const { url } = await api.joinClass({ params: { id } });
      if (!url.startsWith('/')) return openTab(url) ? undefined : url;
      if (isHere()) await navigate(url);
      return undefined;
    },
    // The class was put off, or called off: its card says when it is now.
    onError: (error) =>
      isApiError(error) && error.code === 'class_closed'
        ? queryClient.invalidateQueries({ queryKey: shownBy })
        : undefined,
  });
}

/** Not by `noopener`: then nobody is told whether the tab was opened. */
function openTab(url: string): boolean {
  const tab = window.open(url, '_blank');
  if (tab) tab.opener = null;
  return tab !== null;
}
