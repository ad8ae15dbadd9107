import type { UploadRefusal } from '@stoa/shared/files/upload-state.ts';
import { useFileRefusal } from '@stoa/shared/files/use-file-refusal.ts';
import { isApiError } from '@stoa/shared/http/api-error.ts';
import { useUploadsText } from '../../messages/uploads.ts';

/** Says why the server did not take a file. */
export function useRefusedText(): (refusal: UploadRefusal) => string {
  const t = useUploadsText();
  const fileRefusal = useFileRefusal();
  return (refusal) =>
    isApiError(refusal) && refusal.code === 'malformed'
      ? t('refused.status', { status: refusal.status })
      : (fileRefusal(refusal) ?? t('refused.other'));
}
