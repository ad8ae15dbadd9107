import { Controller } from 'react-hook-form';
import { usePathBuilderText } from '../../messages/path-builder.ts';
import { LinesEditor } from '../../ui/lines-editor.tsx';
import { useLineErrors } from '../../ui/use-line-errors.ts';
import { usePathForm } from './use-path-form.ts';
import { usePathFieldName } from './use-path-words.ts';

const fields = ['objectives'] as const;
const MOST = 12;

export function ObjectivesSection() {
  const form = usePathForm(fields);
  const t = usePathBuilderText();
  const nameOf = usePathFieldName();
  const lineErrors = useLineErrors();
  return (
    <Controller
      control={form.control}
      name="objectives"
      render={({ field, fieldState }) => (
        <LinesEditor
          id="objectives"
          label={nameOf('objectives')}
          description={t('objectives.hint')}
          placeholder={t('objectives.example')}
          most={MOST}
          value={field.value}
          onChange={field.onChange}
          errors={lineErrors(fieldState.error)}
        />
      )}
    />
  );
}
