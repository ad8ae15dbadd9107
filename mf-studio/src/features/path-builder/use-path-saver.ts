import type { PathBuilder } from '@stoa/shared/contract/market/path-builder.ts';
import { useApi, usePlatform, useSession } from '@stoa/shared/federation/platform-context.tsx';
import { isApiError } from '@stoa/shared/http/api-error.ts';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { editMemory } from '../../saving/kept-edits.ts';
import { createSaver, type Saver } from '../../saving/saver.ts';
import { useSaver } from '../../saving/use-saver.ts';
import { pathFieldsOf } from './path-values.ts';
import { sendPathPatch } from './send-path-patch.ts';
import { pathBuilderKey } from './use-path-builder.ts';
import { usePathRefusal } from './use-path-words.ts';

/** The saver of one learning path for as long as its builder is open. */
export function usePathSaver(path: PathBuilder, isOwnPath: (path: string) => boolean): Saver<PathBuilder> {
  const api = useApi();
  const queryClient = useQueryClient();
  const { toasts } = usePlatform();
  const { user } = useSession();
  const refusal = usePathRefusal();
  // The saver outlives the words: they follow the page's language.
  const words = useRef(refusal);
  useEffect(() => {
    words.current = refusal;
  });
  const create = () =>
    createSaver<PathBuilder>({
      start: path,
      fieldsOf: pathFieldsOf,
      send: (target, patch, on) => sendPathPatch(api, { target, patch, on }),
      read: () => api.getPathBuilder({ params: { slug: path.slug } }),
      ...(user && { memory: editMemory(user.id, path.id) }),
      onSend: () => void queryClient.cancelQueries({ queryKey: ['path-builder'] }),
      onReply: (next) => keepReply(queryClient, next),
      onStale: (error) => {
        void queryClient.invalidateQueries({ queryKey: ['path-builder'] });
        if (isApiError(error)) toasts.show({ kind: 'warning', message: words.current(error) });
      },
    });
  return useSaver(path, { create, isOwnPath });
}

function keepReply(queryClient: QueryClient, path: PathBuilder): void {
  // Also under the address it had until now.
  queryClient.setQueriesData<PathBuilder>({ queryKey: ['path-builder'] }, (known) =>
    known?.id === path.id ? path : known,
  );
  queryClient.setQueryData(pathBuilderKey(path.slug), path);
  void queryClient.invalidateQueries({ queryKey: ['own-paths'] });
}
