import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { RefObject } from 'react';
import { z } from 'zod';
import { type LegalDesk, legalWords, type LegalWords } from '@stoa/shared/contract/people/legal-texts.ts';
import type { LegalKind } from '@stoa/shared/contract/people/legal-words.ts';
import { useApi, usePlatform } from '@stoa/shared/federation/platform-context.tsx';
import { useLegalTextsText } from '../../messages/legal-texts.ts';
import { useDraftForm, type Kept } from '../../../ui/use-draft-form.ts';

const keyOf = (kind: LegalKind) => ['legal-desk', kind];
const rules = z.object({ words: legalWords });

export function useLegalDesk(kind: LegalKind) {
  const api = useApi();
  return useQuery({
    queryKey: keyOf(kind),
    queryFn: ({ signal }) => api.getLegalDesk({ params: { kind }, signal }),
  });
}

/** What a published version says; it never changes. */
export function useLegalVersion(kind: LegalKind, number: number | undefined) {
  const api = useApi();
  return useQuery({
    queryKey: ['legal-version', kind, number],
    queryFn: ({ signal }) => api.getLegalVersion({ params: { kind, number: number ?? 1 }, signal }),
    enabled: number !== undefined,
    staleTime: Infinity,
  });
}

/** Puts what a change answered in the place of what was read. */
export function useKeepLegalDesk(): (desk: LegalDesk) => void {
  const queryClient = useQueryClient();
  return (desk) => queryClient.setQueryData(keyOf(desk.kind), desk);
}

const keptOf = ({ draft: { version, words } }: LegalDesk): Kept<{ words: LegalWords }> => ({
  version,
  values: { words },
});

export function useLegalDraft(desk: LegalDesk, form: RefObject<HTMLFormElement | null>) {
  const t = useLegalTextsText();
  const api = useApi();
  const { toasts } = usePlatform();
  const queryClient = useQueryClient();
  const keep = useKeepLegalDesk();
  return useDraftForm({
    form,
    kept: keptOf(desk),
    schema: rules,
    send: async ({ words }, base_version) => {
      const saved = await api.saveLegalDraft({ params: { kind: desk.kind }, body: { words, base_version } });
      keep(saved);
      toasts.show({ kind: 'success', message: t('draft.done') });
      return keptOf(saved);
    },
    refresh: () => queryClient.invalidateQueries({ queryKey: keyOf(desk.kind) }),
  });
}
