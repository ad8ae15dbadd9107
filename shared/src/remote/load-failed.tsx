import { isApiError } from '@stoa/shared/http/api-error.ts';
import { ErrorState } from '@stoa/shared/ui/error-state.tsx';

interface LoadFailedProps {
  query: { error: Error | null; isFetching: boolean; refetch(): Promise<unknown> };
  title?: string;
}

/** A query that failed, with its reason and another try. */
export function LoadFailed({ query, title }: LoadFailedProps) {
  const { error } = query;
  return (
    <ErrorState
      {...(title && { title })}
      text={error?.message ?? ''}
      requestId={isApiError(error) ? error.requestId : undefined}
      onRetry={() => void query.refetch()}
      retrying={query.isFetching}
    />
  );
}
