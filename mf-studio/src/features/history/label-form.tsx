import { zodResolver } from '@hookform/resolvers/zod';
import { LONGEST_LABEL } from '@stoa/shared/contract/teaching/course-version-words.ts';
import { versionLabel, type VersionLabel } from '@stoa/shared/contract/teaching/course-versions.ts';
import { isApiError } from '@stoa/shared/http/api-error.ts';
import { useRuleText } from '@stoa/shared/i18n/use-rule-text.ts';
import { Button, TextInput } from '@stoa/shared/kit';
import { useForm } from 'react-hook-form';
import classes from './label-form.module.css';

interface LabelFormProps {
  label: string;
  description?: string;
  submit: string;
  /** Left out: each name is a new one, and the field is empty again. */
  start?: string;
  isPending: boolean;
  /** Resolves once the name is kept. */
  onSave(label: string): Promise<unknown>;
}

/** What a version is called: the rule that a name breaks is said beside it. */
export function LabelForm({ label, description, submit, start, isPending, onSave }: LabelFormProps) {
  const rule = useRuleText();
  const { register, handleSubmit, setError, reset, formState } = useForm<VersionLabel>({
    resolver: zodResolver(versionLabel),
    defaultValues: { label: start ?? '' },
  });
  const save = handleSubmit(async (given) => {
    try {
      await onSave(given.label);
      reset({ label: start === undefined ? '' : given.label });
    } catch (error) {
      const message = isApiError(error) ? error.fieldErrors['label']?.[0] : undefined;
      if (message) setError('label', { message }, { shouldFocus: true });
    }
  });
  return (
    <form className={classes.form} onSubmit={(event) => void save(event)} noValidate>
      <TextInput
        className={classes.field ?? ''}
        label={label}
        description={description}
        maxLength={LONGEST_LABEL}
        error={rule(formState.errors.label?.message)}
        {...register('label')}
      />
      <Button type="submit" variant="default" loading={isPending}>
        {submit}
      </Button>
    </form>
  );
}
