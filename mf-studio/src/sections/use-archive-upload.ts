import { fileRules } from '@stoa/shared/contract/files/files.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { useRuleText } from '@stoa/shared/i18n/use-rule-text.ts';
import { useState } from 'react';
import { useCourseImport } from '../features/courses/use-course-import.ts';
import { useUploading, useUploads } from '../features/uploads/upload-context.tsx';
import { useRefusedText } from '../features/uploads/use-refused-text.ts';
import { useCourseImportText } from '../messages/course-import.ts';

export const ARCHIVE_SLOT = 'archive';
const { max_bytes } = fileRules.archive;

/** Sends an archive, and has it made into a course once the server has looked into it. */
export function useArchiveUpload() {
  const t = useCourseImportText();
  const format = useFormat();
  const ruleText = useRuleText();
  const refusedText = useRefusedText();
  const store = useUploads();
  const { begun, watched, found } = useCourseImport();
  const uploading = useUploading(ARCHIVE_SLOT);
  const [wrong, setWrong] = useState<string>();
  const [fileId, setFileId] = useState<string>();

  function problemOf({ name, size }: File): string | undefined {
    if (!/\.(?:zip|imscc)$/i.test(name)) return t('wrong.type', { name });
    if (size === 0) return t('wrong.empty', { name });
    return size > max_bytes ? t('wrong.large', { name, most: format.bytes(max_bytes) }) : undefined;
  }

  function take([file]: File[]): void {
    if (file === undefined) return;
    const broken = problemOf(file);
    setWrong(broken);
    begun.reset();
    if (broken !== undefined) return;
    store.getState().begin(ARCHIVE_SLOT, { file, type: 'application/zip', purpose: 'archive' }, ({ id }) => {
      setFileId(id);
      begun.mutate(id);
    });
  }

  const rejected = uploading?.state.kind === 'rejected' ? refusedText(uploading.state.reason) : undefined;
  const refusal = found?.refusal;
  const why = refusal ? (ruleText(refusal.reason) ?? refusal.reason) : undefined;
  const isUnderWay = uploading && uploading.state.kind !== 'ready' && uploading.state.kind !== 'rejected';
  return {
    uploading: isUnderWay ? uploading : undefined,
    problem: wrong ?? rejected ?? (why && (refusal?.name ? t('refused.part', { name: refusal.name, why }) : why)),
    take,
    again: () => fileId !== undefined && begun.mutate(fileId),
    begun,
    watched,
    found,
  };
}
