import { zodResolver } from '@hookform/resolvers/zod';
import { Controller, type Resolver, useForm } from 'react-hook-form';
import type { z } from 'zod';
import { categoryChange, type DeskCategory } from '@stoa/shared/contract/taxonomy/taxonomy-desk.ts';
import { useApi } from '@stoa/shared/federation/platform-context.tsx';
import { Stack, TextInput } from '@stoa/shared/kit';
import { TagsInput } from '@stoa/shared/overlays';
import { FormModal } from '@stoa/shared/remote/form-modal.tsx';
import { useFormCall } from '@stoa/shared/remote/use-form-call.ts';
import { useTaxonomyText } from '../../messages/taxonomy.ts';
import { useTaxonomyChange } from './use-taxonomy.ts';

const fields = categoryChange.omit({ base_version: true });
type Values = { name: string; names: { fr: string }; aliases: string[]; slug?: string };
type Sent = z.output<typeof fields>;

interface CategoryModalProps {
  /** To be changed; none: one is added below `parent`. */
  category?: DeskCategory;
  parent: DeskCategory | undefined;
  onClose(): void;
}

export function CategoryModal({ category, parent, onClose }: CategoryModalProps) {
  const t = useTaxonomyText();
  const send = useSend({ category, parent });
  const { refusal } = useTaxonomyChange();
  const form = useForm({
    resolver: zodResolver(fields) as unknown as Resolver<Values, unknown, Sent>,
    defaultValues: {
      name: category?.name ?? '',
      names: { fr: category?.names.fr ?? '' },
      aliases: category?.aliases ?? [],
      ...(category && { slug: category.slug }),
    },
  });
  const formCall = useFormCall(form, { send: async (values: Sent) => void (await send(values), onClose()), refusal });
  const { errorOf } = formCall;
  const added = parent ? t('add.below', { name: parent.name }) : t('add');
  return (
    <FormModal
      title={category ? t('edit.of', { name: category.name }) : added}
      confirmLabel={category ? t('save') : t('add')}
      formCall={formCall}
      onClose={onClose}
      asksBeforeLoss
    >
      <Stack gap="md">
        <TextInput label={t('field.name')} maxLength={60} error={errorOf('name')} {...form.register('name')} />
        <TextInput
          label={t('field.fr')}
          description={t('field.frHint')}
          lang="fr"
          maxLength={60}
          error={errorOf('names.fr')}
          {...form.register('names.fr')}
        />
        <Controller
          control={form.control}
          name="aliases"
          render={({ field }) => (
            <TagsInput
              {...field}
              label={t('field.aliases')}
              description={t('field.aliasesHint')}
              maxTags={10}
              error={errorOf('aliases')}
            />
          )}
        />
        {category && (
          <TextInput
            label={t('field.slug')}
            description={t('field.slugHint')}
            maxLength={80}
            error={errorOf('slug')}
            {...form.register('slug')}
          />
        )}
      </Stack>
    </FormModal>
  );
}

/** Adds or changes it, and keeps the way back. */
function useSend({ category, parent }: Pick<CategoryModalProps, 'category' | 'parent'>) {
  const t = useTaxonomyText();
  const api = useApi();
  const { done } = useTaxonomyChange();
  return async (values: Sent): Promise<void> => {
    const name = values.name ?? '';
    if (category === undefined) {
      const body = { parent_id: parent?.id ?? null, ...values, name };
      const { id } = await api.createCategory({ body });
      const undo = () => api.removeCategory({ params: { id }, query: { base_version: 1 } });
      return void done(t('add.done', { name }), undo);
    }
    const { id, version, aliases, slug, ...before } = category;
    await api.updateCategory({ params: { id }, body: { ...values, base_version: version } });
    const names = { fr: before.names.fr ?? '' };
    const old = { base_version: version + 1, name: before.name, names, aliases, slug };
    await done(t('edit.done', { name }), () => api.updateCategory({ params: { id }, body: old }));
  };
}
