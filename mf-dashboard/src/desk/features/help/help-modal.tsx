import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { type Resolver, useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { z } from 'zod';
import { helpDraft } from '@stoa/shared/contract/administration/help-articles.ts';
import { to } from '@stoa/shared/contract/site/addresses.ts';
import { useApi, usePlatform } from '@stoa/shared/federation/platform-context.tsx';
import { Stack, TextInput } from '@stoa/shared/kit';
import { FormModal } from '@stoa/shared/remote/form-modal.tsx';
import { useFormCall } from '@stoa/shared/remote/use-form-call.ts';
import { useHelpDeskText } from '../../messages/help-desk.ts';

interface Values {
  title: string;
  slug: string;
}
const fields = z.object({ title: helpDraft.shape.words.shape.en.shape.title, slug: helpDraft.shape.slug });

/** Begins an article, which is then written on a page of its own. */
export function HelpModal({ onClose }: { onClose(): void }) {
  const t = useHelpDeskText();
  const api = useApi();
  const { toasts } = usePlatform();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const resolver = zodResolver(fields) as unknown as Resolver<Values, unknown, Values>;
  const form = useForm({ resolver, defaultValues: { title: '', slug: '' } });
  const formCall = useFormCall(form, {
    leadsAway: true,
    send: async ({ title, slug }: Values) => {
      const blank = { title: '', summary: '', text: '' };
      const words = { en: { ...blank, title }, fr: blank };
      const { id } = await api.createHelp({ body: { slug, topic: 'start', audiences: ['learner'], words } });
      void queryClient.invalidateQueries({ queryKey: ['help-desk'] });
      toasts.show({ kind: 'success', message: t('created') });
      onClose();
      await navigate(to.helpDeskArticle({ id }));
    },
  });
  const { errorOf } = formCall;
  return (
    <FormModal title={t('new.title')} confirmLabel={t('write')} formCall={formCall} onClose={onClose}>
      <Stack gap="md">
        <TextInput
          label={t('field.title.en')}
          maxLength={100}
          data-autofocus
          error={errorOf('title')}
          {...form.register('title')}
        />
        <TextInput
          label={t('field.slug')}
          description={t('field.slugHint')}
          maxLength={80}
          error={errorOf('slug')}
          {...form.register('slug')}
        />
      </Stack>
    </FormModal>
  );
}
