import { useRuleText } from '@stoa/shared/i18n/use-rule-text.ts';
import { Button, Loader } from '@stoa/shared/kit';
import { LinkAnchor } from '@stoa/shared/ui/router-link.tsx';
import { IconAlertTriangle, IconArrowsDiff, IconCheck, IconPencil } from '@tabler/icons-react';
import { useSavingText } from '../messages/saving.ts';
import type { SaveTarget } from './patches.ts';
import classes from './save-state.module.css';
import { useSaveState, useSaveStatus, useSaving } from './saving-context.tsx';

/** What the fields of this builder are called, where each is edited, and why an edit was not taken. */
export interface SaveWords {
  nameOf(target: SaveTarget, field: string): string;
  hrefOf(target: SaveTarget, field: string): string;
  refusal(error: unknown): string;
}

interface SaveStateProps {
  words: SaveWords;
  /** Shows both texts of what was changed in two windows. */
  onCompare(): void;
}

/** What became of the last edit, always in sight: saved, saving, or not saved, why, and what to do next. */
export function SaveState({ words, onCompare }: SaveStateProps) {
  const t = useSavingText();
  const { saver, isReadOnly } = useSaving();
  const status = useSaveStatus();
  if (isReadOnly) return null;
  return (
    <div className={classes.state} data-status={status}>
      <span role="status" className={classes.words}>
        {status === 'saved' && (
          <>
            <IconCheck size={16} aria-hidden="true" /> {t('saved')}
          </>
        )}
        {(status === 'pending' || status === 'saving') && (
          <>
            <Loader size={16} aria-hidden="true" /> {t('saving')}
          </>
        )}
        {status === 'invalid' && <BrokenRule {...words} />}
        {status === 'conflict' && <Conflict {...words} />}
        {status === 'failed' && <Failure {...words} />}
      </span>
      {status === 'failed' && (
        <Button size="compact-sm" variant="default" onClick={() => void saver.flush()}>
          {t('retry')}
        </Button>
      )}
      {status === 'conflict' && (
        <Button size="compact-sm" onClick={onCompare}>
          {t('compare')}
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
function BrokenRule({ nameOf, hrefOf }: SaveWords) {
  const t = useSavingText();
  const ruleText = useRuleText();
  const held = useSaveState((state) => state.held);
  const { target, field } = firstIn(held);
  const rule = useSaveState(
    ({ refused, broken }) => refused.get(target)?.[field] ?? broken.get(target)?.[field] ?? undefined,
  );
  return (
    <>
      <IconPencil size={16} aria-hidden="true" />
      <span>
        {t.rich(rule === undefined ? 'invalid' : 'invalid.rule', {
          field: nameOf(target, field),
          rule: ruleText(rule) ?? '',
          a: (words) => <LinkAnchor to={hrefOf(target, field)}>{words}</LinkAnchor>,
        })}
      </span>
    </>
  );
}

function Conflict({ nameOf }: SaveWords) {
  const t = useSavingText();
  const conflicts = useSaveState((state) => state.conflicts);
  const { target, field } = firstIn(conflicts);
  const count = [...conflicts.values()].reduce((sum, fields) => sum + Object.keys(fields).length, 0);
  return (
    <>
      <IconArrowsDiff size={16} aria-hidden="true" />
      <span>{t('conflict', { field: nameOf(target, field), more: count - 1 })}</span>
    </>
  );
}

function Failure({ refusal }: SaveWords) {
  const t = useSavingText();
  const failure = useSaveState((state) => state.failure);
  const reason = refusal(failure?.error);
  return (
    <>
      <IconAlertTriangle size={16} aria-hidden="true" />
      <span>{failure?.willRetry ? t('retrying', { reason }) : t('failed', { reason })}</span>
    </>
  );
}
