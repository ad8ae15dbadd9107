import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi, usePlatform } from '@stoa/shared/federation/platform-context.tsx';
import { readPage } from '@stoa/shared/remote/read-page.ts';
import { useRefusal } from '@stoa/shared/remote/use-refusal.ts';
import { useTaxonomyText } from '../../messages/taxonomy.ts';

export const PER_PAGE = 25;
/** All that is drawn of the tree and the skills in this remote: one change is seen everywhere. */
const keys = ['desk-categories', 'desk-skills', 'skill-proposals', 'categories', 'skills'];

export function useDeskCategories() {
  const api = useApi();
  return useQuery({ queryKey: ['desk-categories'], queryFn: ({ signal }) => api.listDeskCategories({ signal }) });
}

export function useDeskSkills({ q, page }: { q: string; page: number }) {
  const api = useApi();
  return useQuery({
    queryKey: ['desk-skills', q, page],
    queryFn: ({ signal }) =>
      readPage(page, (at) => api.listDeskSkills({ query: { q, page: at, per_page: PER_PAGE }, signal })),
    placeholderData: keepPreviousData,
  });
}

/** After a change: everything is read anew, and it is said what was done, with the way back where there is one. */
export function useTaxonomyChange() {
  const t = useTaxonomyText();
  const { toasts } = usePlatform();
  const queryClient = useQueryClient();
  const refusal = useRefusal(t, ['conflict', 'not_found', 'already_decided']);
  const refresh = () => Promise.all(keys.map((key) => queryClient.invalidateQueries({ queryKey: [key] })));
  const refused = (error: unknown) => toasts.show({ kind: 'error', message: refusal(error) });

  async function takeBack(undo: () => Promise<unknown>): Promise<void> {
    try {
      await undo();
      toasts.show({ kind: 'success', message: t('undone') });
    } catch (error) {
      refused(error);
    }
    await refresh();
  }
  async function done(message: string, undo?: () => Promise<unknown>): Promise<void> {
    const action = undo && { label: t('undo'), run: () => void takeBack(undo) };
    toasts.show({ kind: 'success', message, ...(action && { action }) });
    await refresh();
  }
  return { done, refresh, refused, refusal };
}
