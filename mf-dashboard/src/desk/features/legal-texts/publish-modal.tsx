import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { LegalDesk } from '@stoa/shared/contract/people/legal-texts.ts';
import { useApi, usePlatform } from '@stoa/shared/federation/platform-context.tsx';
import { Stack, TextInput } from '@stoa/shared/kit';
import { FormModal } from '@stoa/shared/remote/form-modal.tsx';
import { useBrokenRule } from '@stoa/shared/remote/use-broken-rule.ts';
import { useFormCall } from '@stoa/shared/remote/use-form-call.ts';
import { useLegalTextsText } from '../../messages/legal-texts.ts';
import { useKeepLegalDesk } from './use-legal-text.ts';

/** UTC, as the server counts days. */
const today = (): string => new Date().toISOString().slice(0, 10);

/** Publishes what is saved, from a day on. */
export function PublishModal({ desk, onClose }: { desk: LegalDesk; onClose(): void }) {
  const t = useLegalTextsText();
  const api = useApi();
  const { toasts } = usePlatform();
  const keep = useKeepLegalDesk();
  const refusal = useBrokenRule();
  // What somebody else saves while this is open was not read by who publishes.
  const [baseVersion] = useState(desk.draft.version);
  const form = useForm({ defaultValues: { holds_from: today() } });
  const formCall = useFormCall(form, {
    refusal,
    send: async ({ holds_from }: { holds_from: string }) => {
      const body = { holds_from, base_version: baseVersion };
      const published = await api.publishLegalText({ params: { kind: desk.kind }, body });
      keep(published);
      toasts.show({ kind: 'success', message: t('publish.done', { number: published.versions[0]?.number ?? 1 }) });
      onClose();
    },
  });
  return (
    <FormModal title={t('publish.title')} confirmLabel={t('publish.make')} formCall={formCall} onClose={onClose}>
      <Stack gap="md">
        <p>{t('publish.text')}</p>
        <TextInput
          label={t('publish.day')}
          type="date"
          min={today()}
          error={formCall.errorOf('holds_from')}
          {...form.register('holds_from')}
        />
      </Stack>
    </FormModal>
  );
}
