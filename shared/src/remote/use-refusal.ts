import { isApiError, type ApiErrorCode } from '../http/api-error.ts';
import { useErrorText, type ExpectedErrors } from './use-error-text.ts';

/** Says why a call was refused; `expected` for who knows more of it. */
export type Refusal = (error: unknown, expected?: ExpectedErrors) => string;

/**
 * Says in the page's language why a call was refused. For these codes it is in the words of a bundle, which stand there
 * under `refused.` and the code; of all others it says what `otherwise` does, or what every screen says.
 *
 *     const refusal = useRefusal(t, ['own_course', 'course_incomplete']);
 *     toasts.show({ kind: 'error', message: refusal(error) });
 */
export function useRefusal<C extends ApiErrorCode>(
  t: (key: `refused.${NoInfer<C>}`) => string,
  codes: readonly C[],
  otherwise?: Refusal,
): Refusal {
  const errorText = useErrorText();
  return (error, expected = {}) => {
    const code = isApiError(error) && codes.find((one) => one === error.code);
    const own = code && expected[code] === undefined ? { [code]: t(`refused.${code}`) } : {};
    return (otherwise ?? errorText)(error, { ...own, ...expected });
  };
}
