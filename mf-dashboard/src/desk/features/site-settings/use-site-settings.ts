import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { RefObject } from 'react';
import {
  type SiteSettings,
  siteSettingsValues,
  type SiteSettingsValues,
} from '@stoa/shared/contract/administration/site-settings.ts';
import { useApi, usePlatform } from '@stoa/shared/federation/platform-context.tsx';
import { useSiteSettingsText } from '../../messages/site-settings.ts';
import { useDraftForm, type Kept } from '../../../ui/use-draft-form.ts';

const KEY = ['site-settings'];

export function useSiteSettings() {
  const api = useApi();
  return useQuery({ queryKey: KEY, queryFn: ({ signal }) => api.getSiteSettings({ signal }) });
}

const keptOf = ({ version, help = '', contact, social }: SiteSettings): Kept<SiteSettingsValues> => ({
  version,
  values: { help, contact, social },
});

export function useSiteSettingsForm(settings: SiteSettings, form: RefObject<HTMLFormElement | null>) {
  const t = useSiteSettingsText();
  const api = useApi();
  const { toasts } = usePlatform();
  const queryClient = useQueryClient();
  return useDraftForm({
    form,
    kept: keptOf(settings),
    schema: siteSettingsValues,
    send: async (values, base_version) => {
      const saved = await api.updateSiteSettings({ body: { ...values, base_version } });
      queryClient.setQueryData(KEY, saved);
      toasts.show({ kind: 'success', message: t('saved') });
      return keptOf(saved);
    },
    refresh: () => queryClient.invalidateQueries({ queryKey: KEY }),
  });
}
