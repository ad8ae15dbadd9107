import { useState } from 'react';
import { fileRules } from '@stoa/shared/contract/files/files.ts';
import type { UploadState } from '@stoa/shared/files/upload-state.ts';
import { useFileRefusal } from '@stoa/shared/files/use-file-refusal.ts';
import { useUpload } from '@stoa/shared/files/use-upload.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { useVerificationText } from '../../messages/verification.ts';

/** The limits count 1024² bytes; people and their systems call that a megabyte. */
export const shownBytes = (bytes: number): number => (bytes / 1024 ** 2) * 1e6;

export type RequestPurpose = 'sample_video' | 'id_document';

/** Percent; undefined where nothing is on its way. */
function percentOf(state: UploadState): number | undefined {
  if (state.kind === 'checking') return 100;
  if (state.kind !== 'sending' && state.kind !== 'waiting') return undefined;
  return state.total === 0 ? 0 : Math.round((state.sent / state.total) * 100);
}

/** Sends a file as soon as it is chosen; `sending` while it is on its way. */
export function useFileUpload(purpose: RequestPurpose, onReady: (file: { id: string; name: string }) => void) {
  const t = useVerificationText();
  const format = useFormat();
  const failureOf = useFailure();
  const { uploading, begin } = useUpload();
  const [problem, setProblem] = useState<string>();
  const { types, max_bytes } = fileRules[purpose];
  const percent = uploading && percentOf(uploading.state);

  function problemOf({ name, size, type }: File): string | undefined {
    if (!types.includes(type)) return t('file.wrongType', { name });
    if (size === 0) return t('file.empty', { name });
    return size > max_bytes ? t('file.tooLarge', { name, size: format.bytes(shownBytes(max_bytes)) }) : undefined;
  }

  function take(file: File): void {
    const wrong = problemOf(file);
    setProblem(wrong);
    if (wrong !== undefined) return;
    begin({ file, type: file.type, purpose }, ({ id }) => onReady({ id, name: file.name }));
  }

  return {
    sending: uploading && percent !== undefined ? { name: uploading.name, percent } : undefined,
    problem: problem ?? (uploading && failureOf(uploading.name, uploading.state)),
    take,
    accept: types.join(','),
  };
}

/** Why the file of this name is not there. */
function useFailure(): (name: string, state: UploadState) => string | undefined {
  const t = useVerificationText();
  const fileRefusal = useFileRefusal();
  return (name, state) => {
    if (state.kind === 'failed') return t('file.failed', { name });
    if (state.kind !== 'rejected') return undefined;
    const why = fileRefusal(state.reason);
    return why ? t('file.refusedWhy', { name, why }) : t('file.refused', { name });
  };
}
