import { isApiError, type ApiErrorCode } from '../http/api-error.ts';
import { useUiText } from '../i18n/messages/ui.ts';

/** What a screen itself says of the codes that it expects. */
export type ExpectedErrors = Readonly<Partial<Record<ApiErrorCode, string>>>;

const general = [
  'network',
  'rate_limited',
  'unavailable',
  'unauthenticated',
  'forbidden',
  'impersonating',
  'not_found',
  'invalid',
  'conflict',
] as const;
type General = (typeof general)[number];
const isGeneral = (code: string): code is General => (general as readonly string[]).includes(code);

/**
 * Says in the page's language why a call failed: by the error's code, never by the server's words.
 *
 *     const errorText = useErrorText();
 *     errorText(enrol.error, { course_not_open: t('enrol.notOpen') });
 */
export function useErrorText(): (error: unknown, expected?: ExpectedErrors) => string {
  const t = useUiText();
  return (error, expected = {}) => {
    const code = isApiError(error) ? error.code : 'internal';
    if (code === 'network' && !navigator.onLine) return t('failed.offline');
    return expected[code] ?? t(isGeneral(code) ? `failed.${code}` : 'failed.other');
  };
}
