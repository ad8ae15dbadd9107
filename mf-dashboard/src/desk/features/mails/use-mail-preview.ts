import { useMutation, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { type Locale, locales } from '@stoa/shared/contract/site/locales.ts';
import {
  type MailTemplateName,
  mailTemplateNames,
  type MailTheme,
  mailThemes,
} from '@stoa/shared/contract/telling/mail-words.ts';
import { useApi, usePlatform, useSession } from '@stoa/shared/federation/platform-context.tsx';
import { useErrorText } from '@stoa/shared/remote/use-error-text.ts';
import { useMailsText } from '../../messages/mails.ts';

export const widths = ['desktop', 'phone'] as const;

export interface PreviewChoice {
  template: MailTemplateName;
  locale: Locale;
  theme: MailTheme;
  width: (typeof widths)[number];
}

const oneOf = <T extends string>(values: readonly [T, ...T[]], wanted: string | null): T =>
  values.find((value) => value === wanted) ?? values[0];

/** What is looked at stands in the address: it can be sent to somebody. */
export function usePreviewChoice() {
  const [params, setParams] = useSearchParams();
  const choice: PreviewChoice = {
    template: oneOf(mailTemplateNames, params.get('template')),
    locale: oneOf(locales, params.get('locale')),
    theme: oneOf(mailThemes, params.get('theme')),
    width: oneOf(widths, params.get('width')),
  };
  const choose = (part: Partial<PreviewChoice>) =>
    setParams({ ...choice, ...part }, { replace: true, preventScrollReset: true });
  return { choice, choose };
}

/** Its link to the frame does not hold for long: what is shown anew is asked for anew. */
export function useMailPreview({ template, locale, theme }: Omit<PreviewChoice, 'width'>) {
  const api = useApi();
  return useQuery({
    queryKey: ['mail-preview', template, locale, theme],
    queryFn: ({ signal }) => api.getMailPreview({ params: { template }, query: { locale, theme }, signal }),
    gcTime: 0,
    staleTime: Infinity,
  });
}

export function useSendTest({ template, locale }: Pick<PreviewChoice, 'template' | 'locale'>) {
  const api = useApi();
  const t = useMailsText();
  const errorText = useErrorText();
  const { user } = useSession();
  const { toasts } = usePlatform();
  return useMutation({
    mutationFn: () => api.sendTestMail({ params: { template }, body: { locale } }),
    onSuccess: () => toasts.show({ kind: 'success', message: t('template.test.done', { address: user?.email ?? '' }) }),
    onError: (error) => toasts.show({ kind: 'error', message: errorText(error) }),
  });
}
