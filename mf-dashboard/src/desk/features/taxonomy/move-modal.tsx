import { useForm } from 'react-hook-form';
import type { DeskCategory } from '@stoa/shared/contract/taxonomy/taxonomy-desk.ts';
import { useApi } from '@stoa/shared/federation/platform-context.tsx';
import { useCategoryName } from '@stoa/shared/i18n/use-category-name.ts';
import { NativeSelect } from '@stoa/shared/kit';
import { FormModal } from '@stoa/shared/remote/form-modal.tsx';
import { useFormCall } from '@stoa/shared/remote/use-form-call.ts';
import { useTaxonomyText } from '../../messages/taxonomy.ts';
import { choicesOf, countBelow, levelAbove } from './tree.ts';
import { Along } from './uses.tsx';
import { useTaxonomyChange } from './use-taxonomy.ts';

interface MoveModalProps {
  category: DeskCategory;
  all: readonly DeskCategory[];
  onClose(): void;
}

/** Another place in the tree, of the level above; with all that stands in it. */
export function MoveModal({ category, all, onClose }: MoveModalProps) {
  const t = useTaxonomyText();
  const api = useApi();
  const nameOf = useCategoryName();
  const { done, refusal } = useTaxonomyChange();
  const { id, version, parent_id: from } = category;
  const places = choicesOf(all, levelAbove(category.level), nameOf).filter((place) => place.value !== from);
  const form = useForm({ defaultValues: { parent_id: '' } });
  const move = (parent_id: string, base_version: number) =>
    api.moveCategory({ params: { id }, body: { base_version, parent_id } });
  const formCall = useFormCall(form, {
    refusal,
    send: async ({ parent_id }) => {
      await move(parent_id, version);
      onClose();
      const parent = all.find((one) => one.id === parent_id);
      const undo = from === null ? undefined : () => move(from, version + 1);
      await done(t('move.done', { name: nameOf(category), parent: parent ? nameOf(parent) : '' }), undo);
    },
  });
  return (
    <FormModal
      title={t('move.of', { name: nameOf(category) })}
      confirmLabel={t('move')}
      formCall={formCall}
      onClose={onClose}
    >
      <NativeSelect
        label={t('move.to')}
        data={[{ value: '', label: t('move.choose') }, ...places]}
        error={formCall.errorOf('parent_id')}
        {...form.register('parent_id', { required: t('move.choose') })}
      />
      <Along uses={category.uses} below={countBelow(all, id)} />
    </FormModal>
  );
}
