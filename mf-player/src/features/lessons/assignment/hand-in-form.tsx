import { useEffect, useId, useState, type FormEvent } from 'react';
import { useRuleText } from '@stoa/shared/i18n/use-rule-text.ts';
import { Button } from '@stoa/shared/kit';
import { FormProblem } from '@stoa/shared/ui/form-problem.tsx';
import { useAssignmentText } from '../../../messages/assignment.ts';
import { brokenParts, parts, type Part } from './broken-parts.ts';
import type { Desk } from './desk.ts';
import { DraftState } from './draft-state.tsx';
import { FilesField } from './files-field.tsx';
import { HandInDialog } from './hand-in-dialog.tsx';
import { TextField, WordField, type TextTab } from './text-field.tsx';
import { UrlField } from './url-field.tsx';
import { useDeskState, type AssignmentContent } from './use-desk.ts';
import type { useHandIn } from './use-hand-in.ts';
import { useWorkFiles } from './use-work-files.ts';
import { brokenTextRule } from './work.ts';
import classes from './assignment.module.css';

interface HandInFormProps {
  assignmentId: string;
  content: AssignmentContent;
  desk: Desk;
  handIn: ReturnType<typeof useHandIn>;
}

/** The work as it is being made. It is saved by itself; handing in asks once more. */
export function HandInForm({ assignmentId, content, desk, handIn }: HandInFormProps) {
  const t = useAssignmentText();
  const ruleText = useRuleText();
  const { submission_type: type, max_files: most } = content.assignment;
  const typed = useDeskState(desk, (state) => state.typed);
  const isConflict = useDeskState(desk, (state) => state.other !== null);
  const files = useWorkFiles({ assignmentId, desk, most });
  const formId = useId();
  const [isTried, setTried] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [tab, setTab] = useState<TextTab>('write');
  const [wrong, setWrong] = useState<{ id: string }>();
  // Once it is drawn: it may stand behind the preview.
  useEffect(() => {
    if (wrong) document.getElementById(wrong.id)?.focus();
  }, [wrong]);
  const isUploading = isTried && files.isBusy();

  const broken = brokenParts(type, typed, files.attached.length);
  // What is missing is said once it is asked for; what is too long, at once.
  const shown: ReturnType<typeof brokenParts> = isTried ? broken : { text: brokenTextRule(typed) };
  const errorAt = (part: Part) => ruleText(shown[part] ?? handIn.fieldErrors[part]?.[0]);
  const idOf = (part: Part) => `${formId}-${part}`;
  const isReadOnly = handIn.isPending || isConflict;
  // First it is to be chosen what is handed in.
  if (isAsking && isConflict) setAsking(false);

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (isReadOnly) return;
    setTried(true);
    const first = parts.find((part) => broken[part]);
    if (files.isBusy()) return;
    if (!first) return setAsking(true);
    setTab('write');
    setWrong({ id: idOf(first) });
  }
  const textField = {
    id: idOf('text'),
    value: typed.text,
    error: errorAt('text'),
    isReadOnly,
    onChange: (text: string) => desk.edit({ text }),
  };
  return (
    <form onSubmit={submit} className={classes.form} noValidate>
      {type === 'file' && (
        <FilesField
          id={idOf('files')}
          desk={desk}
          files={files}
          most={most}
          error={errorAt('files')}
          isReadOnly={isReadOnly}
        />
      )}
      {type === 'url' && (
        <UrlField
          id={idOf('url')}
          value={typed.url}
          error={errorAt('url')}
          isReadOnly={isReadOnly}
          onChange={(url) => desk.edit({ url })}
        />
      )}
      {type === 'text' ? <TextField {...textField} tab={tab} onTab={setTab} /> : <WordField {...textField} />}
      <DraftState desk={desk} />
      <FormProblem text={isUploading && t('handIn.uploading')} />
      <div>
        <Button type="submit" loading={handIn.isPending} disabled={isConflict}>
          {t('handIn.action')}
        </Button>
      </div>
      <HandInDialog
        opened={isAsking}
        content={content}
        typed={typed}
        files={files.attached}
        pending={handIn.isPending}
        // It stays until it is done: a second press would go to what lies below.
        onConfirm={() => handIn.run(() => setAsking(false))}
        onCancel={() => setAsking(false)}
      />
    </form>
  );
}
