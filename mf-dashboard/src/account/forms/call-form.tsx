import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Button } from '@stoa/shared/kit';
import type { FormCall } from '@stoa/shared/remote/use-form-call.ts';
import { FormProblem } from '@stoa/shared/ui/form-problem.tsx';
import { useSettingsText } from '../messages/settings.ts';
import classes from './call-form.module.css';

interface CallFormProps {
  /** What it does, read aloud; also on its button, unless that says it in other words. */
  name: string;
  sendLabel?: string;
  isDangerous?: boolean;
  /** What `useFormCall` says of it. */
  formCall: Pick<FormCall<FieldValues>, 'problem' | 'isSending' | 'submit'>;
  onCancel?: () => void;
  /** The fields. */
  children: ReactNode;
}

/** A few fields that end in one call, one under the other: why it was refused above them, what can be done below. */
export function CallForm({ name, sendLabel = name, isDangerous, formCall, onCancel, children }: CallFormProps) {
  const t = useSettingsText();
  const { problem, isSending, submit } = formCall;
  return (
    <form noValidate aria-label={name} className={classes.form} onSubmit={(event) => void submit(event)}>
      <FormProblem text={problem} />
      {children}
      <div className={classes.buttons}>
        <Button type="submit" {...(isDangerous && { color: 'red' })} loading={isSending}>
          {sendLabel}
        </Button>
        {onCancel && (
          <Button variant="default" onClick={onCancel}>
            {t('cancel')}
          </Button>
        )}
      </div>
    </form>
  );
}
