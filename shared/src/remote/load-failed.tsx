import { isApiError } from '@stoa/shared/http/api-error.ts';
import { ErrorState } from '@stoa/shared/ui/error-state.tsx';
import { useErrorText, type ExpectedErrors } from './use-error-text.ts';

interface LoadFailedProps {
  query: { error: Error | null; isFetching: boolean; refetch(): Promise<unknown> };
  title?: string;
  /** Words for codes of which the screen knows more than the general ones say. */
  expected?: ExpectedErrors;
}

/** A query that failed, with its reason and another try. */
export function LoadFailed({ query, title, expected }: LoadFailedProps) {
  const { error } = query;
  const errorText = useErrorText();
  return (
    <ErrorState
      {...(title && { title })}
      text={errorText(error, expected)}
      requestId={isApiError(error) ? error.requestId : undefined}
      onRetry={() => void query.refetch()}
      retrying={query.isFetching}
    />
  );
}
