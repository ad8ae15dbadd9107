import { useRuleText } from '@stoa/shared/i18n/use-rule-text.ts';
import { Button, Loader } from '@stoa/shared/kit';
import { LinkAnchor } from '@stoa/shared/ui/router-link.tsx';
import { useRefusal } from '@stoa/shared/remote/use-refusal.ts';
import { IconAlertTriangle, IconArrowsDiff, IconCheck, IconPencil } from '@tabler/icons-react';
import { useBuilderText } from '../messages/builder.ts';
import { useBuilder, useSaveState, useSaveStatus } from './builder-context.tsx';
import type { SaveTarget } from './patches.ts';
import classes from './save-state.module.css';
import { hrefOfField, useFieldName } from './use-field-name.ts';
import { refusedEdits } from './refused-edits.ts';

interface SaveStateProps {
  /** Shows both texts of what was changed in two windows. */
  onCompare(): void;
}

/** What became of the last edit, always in sight: saved, saving, or not saved, why, and what to do next. */
export function SaveState({ onCompare }: SaveStateProps) {
  const t = useBuilderText();
  const { saver, isReadOnly } = useBuilder();
  const status = useSaveStatus();
  if (isReadOnly) return null;
  return (
    <div className={classes.state} data-status={status}>
      <span role="status" className={classes.words}>
        {status === 'saved' && (
          <>
            <IconCheck size={16} aria-hidden="true" /> {t('save.saved')}
          </>
        )}
        {(status === 'pending' || status === 'saving') && (
          <>
            <Loader size={16} aria-hidden="true" /> {t('save.saving')}
          </>
        )}
        {status === 'invalid' && <BrokenRule />}
        {status === 'conflict' && <Conflict />}
        {status === 'failed' && <Failure />}
      </span>
      {status === 'failed' && (
        <Button size="compact-sm" variant="default" onClick={() => void saver.flush()}>
          {t('save.retry')}
        </Button>
      )}
      {status === 'conflict' && (
        <Button size="compact-sm" onClick={onCompare}>
          {t('save.compare')}
        </Button>
      )}
    </div>
  );
}

function firstIn<V>(map: ReadonlyMap<SaveTarget, Record<string, V>>): { target: SaveTarget; field: string } {
  const [[target, fields] = ['course' as const, {}]] = map;
  return { target, field: Object.keys(fields)[0] ?? '' };
}

/** Which field, which rule, and the way there. */
function BrokenRule() {
  const t = useBuilderText();
  const ruleText = useRuleText();
  const fieldName = useFieldName();
  const { course } = useBuilder();
  const held = useSaveState((state) => state.held);
  const { target, field } = firstIn(held);
  const rule = useSaveState(
    ({ refused, broken }) => refused.get(target)?.[field] ?? broken.get(target)?.[field] ?? undefined,
  );
  return (
    <>
      <IconPencil size={16} aria-hidden="true" />
      <span>
        {t.rich(rule === undefined ? 'save.invalid' : 'save.invalid.rule', {
          field: fieldName(target, field),
          rule: ruleText(rule) ?? '',
          a: (words) => <LinkAnchor to={hrefOfField(course, target, field)}>{words}</LinkAnchor>,
        })}
      </span>
    </>
  );
}

function Conflict() {
  const t = useBuilderText();
  const fieldName = useFieldName();
  const conflicts = useSaveState((state) => state.conflicts);
  const { target, field } = firstIn(conflicts);
  const count = [...conflicts.values()].reduce((sum, fields) => sum + Object.keys(fields).length, 0);
  return (
    <>
      <IconArrowsDiff size={16} aria-hidden="true" />
      <span>{t('save.conflict', { field: fieldName(target, field), more: count - 1 })}</span>
    </>
  );
}

function Failure() {
  const t = useBuilderText();
  const refusal = useRefusal(t, refusedEdits);
  const failure = useSaveState((state) => state.failure);
  const reason = refusal(failure?.error);
  return (
    <>
      <IconAlertTriangle size={16} aria-hidden="true" />
      <span>{failure?.willRetry ? t('save.retrying', { reason }) : t('save.failed', { reason })}</span>
    </>
  );
}
