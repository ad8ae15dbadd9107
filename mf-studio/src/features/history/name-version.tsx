import { useHistoryText } from '../../messages/history.ts';
import { LabelForm } from './label-form.tsx';
import { useNameVersion } from './use-named-versions.ts';

/** Keeps what the course is now under a name. */
export function NameVersion() {
  const t = useHistoryText();
  const name = useNameVersion();
  return (
    <LabelForm
      label={t('name.label')}
      description={t('name.hint')}
      submit={t('name.submit')}
      isPending={name.isPending}
      onSave={name.mutateAsync}
    />
  );
}
