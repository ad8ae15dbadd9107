import { useEffect, useRef, useState } from 'react';
import { fileRules } from '@stoa/shared/contract/files/files.ts';
import { useApi, usePlatform } from '@stoa/shared/federation/platform-context.tsx';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { useVerificationText } from '../../messages/verification.ts';
import { isFileRefused, sendFile } from './send-file.ts';
import { useRefusedText } from './use-refused-text.ts';

/** The limits count 1024² bytes; people and their systems call that a megabyte. */
export const shownBytes = (bytes: number): number => (bytes / 1024 ** 2) * 1e6;

export type RequestPurpose = 'sample_video' | 'id_document';

/** Sends a file as soon as it is chosen; `sending` while it is on its way. */
export function useFileUpload(purpose: RequestPurpose, onReady: (file: { id: string; name: string }) => void) {
  const t = useVerificationText();
  const format = useFormat();
  const refusedText = useRefusedText();
  const api = useApi();
  const { http } = usePlatform();
  const [sending, setSending] = useState<{ name: string; percent: number }>();
  const [problem, setProblem] = useState<string>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const { types, max_bytes } = fileRules[purpose];

  function problemOf({ name, size, type }: File): string | undefined {
    if (!types.includes(type)) return t('file.wrongType', { name });
    if (size === 0) return t('file.empty', { name });
    return size > max_bytes ? t('file.tooLarge', { name, size: format.bytes(shownBytes(max_bytes)) }) : undefined;
  }

  async function take(file: File): Promise<void> {
    const { name } = file;
    const wrong = problemOf(file);
    setProblem(wrong);
    if (wrong !== undefined) return;
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    setSending({ name, percent: 0 });
    try {
      const id = await sendFile(file, purpose, {
        headers: () => http.headers(),
        getFile: (fileId) => api.getFile({ params: { id: fileId }, signal }),
        onProgress: (percent) => !signal.aborted && setSending({ name, percent }),
        signal,
      });
      if (!signal.aborted) onReady({ id, name });
    } catch (error) {
      if (!signal.aborted) setProblem(isFileRefused(error) ? refusedText(name, error) : t('file.failed', { name }));
    } finally {
      if (!signal.aborted) setSending(undefined);
    }
  }

  return { sending, problem, take: (file: File) => void take(file), accept: types.join(',') };
}
