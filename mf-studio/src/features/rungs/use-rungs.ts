import { rungHeights, type FilmRungs } from '@stoa/shared/contract/teaching/rungs.ts';
import type { StoredFile } from '@stoa/shared/contract/files/files.ts';
import { useApi } from '@stoa/shared/federation/platform-context.tsx';
import { useFileTransport } from '@stoa/shared/files/use-file-transport.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ConvertFilm } from './convert-film.ts';
import { useRungMaker } from './rung-maker.ts';
import { sendCopyBy, type SendCopy } from './send-copy.ts';

interface MakingOf {
  /** A link to the film that has not run out. */
  open(): Promise<string>;
  convert: ConvertFilm;
  send: SendCopy | undefined;
}

/** The copies that a film has, those that it could have, and making them. */
export function useRungs(film: StoredFile, { open, convert, send }: MakingOf) {
  const api = useApi();
  const cache = useQueryClient();
  const transport = useFileTransport();
  const queryKey = ['rungs', film.id];
  const params = { id: film.id };
  const keep = (now: FilmRungs) => cache.setQueryData(queryKey, now);
  const rungs = useQuery({ queryKey, queryFn: ({ signal }) => api.listRungs({ params, signal }) });
  const removal = useMutation({
    mutationFn: (rung_id: string) =>
      api.removeRung({ params: { ...params, rung_id }, query: { seen: rungs.data?.uses?.length ?? 1 } }),
    onSuccess: keep,
    // It may stand in more places since: they are shown with the next question.
    onError: () => cache.invalidateQueries({ queryKey }),
  });
  const making = useRungMaker(({ makings }) => makings[film.id]);
  const missing = rungHeights.filter(
    (height) => height < (film.height ?? 0) && !rungs.data?.rungs.some((rung) => rung.height === height),
  );
  const make = () =>
    useRungMaker.getState().make({
      film,
      heights: missing,
      open,
      convert,
      send: send ?? sendCopyBy(transport),
      attach: async (file_id) => void keep(await api.attachRung({ params, body: { file_id } })),
    });
  return { rungs, missing, making, removal, make, cancel: () => useRungMaker.getState().cancel(film.id) };
}
