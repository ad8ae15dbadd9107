import { useCallback } from 'react';
import { Controller } from 'react-hook-form';
import { ID_DOCUMENT_DAYS } from '@stoa/shared/contract/teaching/creator-words.ts';
import type { VerificationRequest } from '@stoa/shared/contract/teaching/creators.ts';
import { fileRules } from '@stoa/shared/contract/files/files.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { Text, TextInput } from '@stoa/shared/kit';
import { useVerificationText } from '../../messages/verification.ts';
import { FileField } from './file-field.tsx';
import { shownBytes } from './use-file-upload.ts';
import type { VerificationForm } from './use-verification-form.ts';
import classes from './verification.module.css';

interface ProofFieldsProps {
  verification: VerificationForm;
  sent: VerificationRequest | null;
  onBusy(field: string, isBusy: boolean): void;
}

/** A sample of how somebody teaches, as a link or a file, and who they are. */
export function ProofFields({ verification: { form, errorOf }, sent, onBusy }: ProofFieldsProps) {
  const t = useVerificationText();
  const format = useFormat();
  const videoBusy = useCallback((isBusy: boolean) => onBusy('sample_video', isBusy), [onBusy]);
  const documentBusy = useCallback((isBusy: boolean) => onBusy('id_document', isBusy), [onBusy]);
  return (
    <div className={classes.fields}>
      <Text size="sm">{t('video.hint')}</Text>
      <TextInput
        label={t('video.url')}
        type="url"
        inputMode="url"
        placeholder="https://"
        dir="ltr"
        error={errorOf('sample_video_url')}
        {...form.register('sample_video_url', { setValueAs: (typed: string | null) => typed?.trim() || null })}
      />
      <Controller
        control={form.control}
        name="sample_video_file_id"
        render={({ field: { value, onChange } }) => (
          <FileField
            purpose="sample_video"
            label={t('video.file')}
            description={t('video.fileHint', { size: format.bytes(shownBytes(fileRules.sample_video.max_bytes)) })}
            value={value}
            startName={sent?.sample_video_file?.name}
            onChange={(id) => {
              onChange(id);
              // It may have been what was missing.
              if (form.formState.isSubmitted) void form.trigger('sample_video_url');
            }}
            onBusy={videoBusy}
            error={errorOf('sample_video_file_id')}
          />
        )}
      />
      <Controller
        control={form.control}
        name="id_document_file_id"
        render={({ field: { value, onChange } }) => (
          <FileField
            purpose="id_document"
            label={t('document.label')}
            description={t('document.hint', {
              size: format.bytes(shownBytes(fileRules.id_document.max_bytes)),
              days: ID_DOCUMENT_DAYS,
            })}
            value={value}
            startName={sent?.id_document?.name}
            onChange={onChange}
            onBusy={documentBusy}
            error={errorOf('id_document_file_id')}
          />
        )}
      />
    </div>
  );
}
