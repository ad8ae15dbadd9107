import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { FileViewProps } from './file-viewer.ts';

/** Of one file, in place. */
export const SHOWN_BYTES = 1_000_000;

interface FileText {
  text: string;
  /** There is more of it. */
  isCut: boolean;
}

/** The beginning of a file as text; what lies behind it is not fetched. */
async function readText(url: string, signal: AbortSignal): Promise<FileText> {
  const response = await fetch(url, { signal });
  if (!response.ok || !response.body) throw new Error(`The file was answered with ${response.status}.`);
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  let [text, bytes] = ['', 0];
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return { text: text + decoder.decode(), isCut: false };
    const part = value.subarray(0, SHOWN_BYTES - bytes);
    bytes += part.length;
    text += decoder.decode(part, { stream: true });
    if (part.length < value.length) {
      await reader.cancel();
      return { text, isCut: true };
    }
  }
}

/** `undefined` while it is on its way. */
export function useFileText({ file, url, onFailed }: FileViewProps): FileText | undefined {
  const { data, isError } = useQuery({
    queryKey: ['submitted-text', file.id, url],
    queryFn: ({ signal }) => readText(url, signal),
    // What was handed in does not change; its link does.
    staleTime: Infinity,
    retry: false,
  });
  const failed = useRef(onFailed);
  useEffect(() => {
    failed.current = onFailed;
  });
  useEffect(() => {
    if (isError) failed.current();
  }, [isError]);
  return data;
}
