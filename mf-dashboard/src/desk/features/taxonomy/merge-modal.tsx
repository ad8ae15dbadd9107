import { useForm } from 'react-hook-form';
import type { DeskCategory } from '@stoa/shared/contract/taxonomy/taxonomy-desk.ts';
import { useApi } from '@stoa/shared/federation/platform-context.tsx';
import { useCategoryName } from '@stoa/shared/i18n/use-category-name.ts';
import { Alert, NativeSelect } from '@stoa/shared/kit';
import { FormModal } from '@stoa/shared/remote/form-modal.tsx';
import { useFormCall } from '@stoa/shared/remote/use-form-call.ts';
import { useTaxonomyText } from '../../messages/taxonomy.ts';
import { choicesOf, countBelow } from './tree.ts';
import { Along } from './uses.tsx';
import { useTaxonomyChange } from './use-taxonomy.ts';

interface MergeModalProps {
  category: DeskCategory;
  all: readonly DeskCategory[];
  onClose(): void;
}

/** Another one of the same level takes all that stands in it. */
export function MergeModal({ category, all, onClose }: MergeModalProps) {
  const t = useTaxonomyText();
  const api = useApi();
  const nameOf = useCategoryName();
  const { done, refusal } = useTaxonomyChange();
  const { id, version } = category;
  const name = nameOf(category);
  const others = choicesOf(all, category.level, nameOf).filter((place) => place.value !== id);
  const form = useForm({ defaultValues: { into_id: '' } });
  const formCall = useFormCall(form, {
    refusal,
    send: async ({ into_id }) => {
      await api.mergeCategory({ params: { id }, body: { base_version: version, into_id } });
      onClose();
      const into = all.find((one) => one.id === into_id);
      await done(t('merge.done', { name, into: into ? nameOf(into) : '' }));
    },
  });
  return (
    <FormModal title={t('merge.of', { name })} confirmLabel={t('merge')} formCall={formCall} onClose={onClose}>
      <NativeSelect
        label={t('merge.into')}
        data={[{ value: '', label: t('move.choose') }, ...others]}
        error={formCall.errorOf('into_id')}
        {...form.register('into_id', { required: t('move.choose') })}
      />
      <Along uses={category.uses} below={countBelow(all, id)} />
      <Alert color="yellow">{t('merge.final', { name })}</Alert>
    </FormModal>
  );
}
