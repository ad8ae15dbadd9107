import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Reply } from '@stoa/shared/contract/endpoints.ts';
import { useApi, usePlatform } from '@stoa/shared/federation/platform-context.tsx';
import { useChangeLine } from '@stoa/shared/remote/use-change-line.ts';
import { useErrorText } from '@stoa/shared/remote/use-error-text.ts';
import { Select } from '@stoa/shared/overlays';
import { useSettingsText } from '../../messages/settings.ts';
import classes from './preferences-section.module.css';

const KEY = ['preferences'];
type Kept = Reply<'getPreferences'>;
/** What no zone is called: each browser's own. */
const BROWSER = '';

export function TimeZoneField() {
  const t = useSettingsText();
  const errorText = useErrorText();
  const api = useApi();
  const { toasts } = usePlatform();
  const queryClient = useQueryClient();
  const line = useChangeLine();
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const kept = useQuery({ queryKey: KEY, queryFn: ({ signal }) => api.getPreferences({ signal }) });
  const put = (time_zone: string | null) => queryClient.setQueryData<Kept>(KEY, (now) => now && { ...now, time_zone });
  const save = useMutation({
    mutationKey: KEY,
    mutationFn: (time_zone: string | null) =>
      line.send('time zone', () => api.updatePreferences({ body: { time_zone }, keepalive: true })),
    onMutate: async (time_zone) => {
      await queryClient.cancelQueries({ queryKey: KEY });
      const before = queryClient.getQueryData<Kept>(KEY)?.time_zone ?? null;
      put(time_zone);
      return before;
    },
    onSuccess: (reply) => reply && toasts.show({ kind: 'success', message: t('preferences.zoneSaved') }),
    onError: (error, _, before) => {
      put(before ?? null);
      toasts.show({ kind: 'error', message: errorText(error) });
    },
    // While another choice is under way, the answer to this one is older than what is shown.
    onSettled: () =>
      queryClient.isMutating({ mutationKey: KEY }) > 1 ? undefined : queryClient.invalidateQueries({ queryKey: KEY }),
  });
  const zone = kept.data?.time_zone ?? null;
  const zones = useMemo(
    () => [
      { value: BROWSER, label: t('preferences.zoneBrowser', { zone: own }) },
      ...zonesWith(zone).map((value) => ({ value, label: value.replaceAll('_', ' ') })),
    ],
    [t, own, zone],
  );
  return (
    <Select
      className={classes.zone ?? ''}
      label={t('preferences.zone')}
      description={t('preferences.zoneHint')}
      data={zones}
      value={zone ?? BROWSER}
      searchable
      limit={100}
      allowDeselect={false}
      disabled={!kept.data}
      nothingFoundMessage={t('preferences.zoneNone')}
      onChange={(value) => value !== null && save.mutate(value === BROWSER ? null : value)}
    />
  );
}

/** All that this browser knows, and the kept one, which another browser may call by its other name. */
function zonesWith(kept: string | null): string[] {
  const known = Intl.supportedValuesOf('timeZone');
  return kept === null || known.includes(kept) ? known : [kept, ...known];
}
