import { useMutation } from '@tanstack/react-query';
import { usePlatform } from '@stoa/shared/federation/platform-context.tsx';
import { useErrorText } from '@stoa/shared/remote/use-error-text.ts';
import { download } from '@stoa/shared/ui/download.ts';

/** Has the browser save a file: its link is made when it is wanted, for it does not live long. */
export function useCsvFile(link: () => Promise<{ url: string }>) {
  const errorText = useErrorText();
  const { toasts } = usePlatform();
  return useMutation({
    mutationFn: link,
    onSuccess: ({ url }) => download(url),
    onError: (error) => toasts.show({ kind: 'error', message: errorText(error) }),
  });
}
