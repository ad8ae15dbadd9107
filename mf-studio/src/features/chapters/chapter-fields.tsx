import type { RuleText } from '@stoa/shared/contract/kernel/rule.ts';
import { useRuleText } from '@stoa/shared/i18n/use-rule-text.ts';
import { ActionIcon, TextInput } from '@stoa/shared/kit';
import { IconTrash } from '@tabler/icons-react';
import { useChaptersText } from '../../messages/chapters.ts';
import { readTime, type ChapterRow } from './chapter-lines.ts';
import classes from './chapters-editor.module.css';

interface ChapterFieldsProps {
  row: ChapterRow;
  number: number;
  /** Just begun: what is missing is not named while it is being written. */
  isFresh: boolean;
  /** What is wrong with its place among the others. */
  misplaced: RuleText | undefined;
  onChange(row: ChapterRow): void;
  onRemove(): void;
  /** The focus has left the row. */
  onLeave(): void;
}

export function ChapterFields({ row, number, isFresh, misplaced, onChange, onRemove, onLeave }: ChapterFieldsProps) {
  const t = useChaptersText();
  const ruleText = useRuleText();
  const noTime = Number.isNaN(readTime(row.time)) && t('time.rule');
  const id = `chapter-${row.key}`;
  return (
    <li
      className={classes.row}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) onLeave();
      }}
    >
      <TextInput
        id={`${id}-time`}
        className={classes.time}
        label={t('time', { number })}
        placeholder="4:30"
        autoComplete="off"
        value={row.time}
        error={!isFresh && (noTime || ruleText(misplaced))}
        onChange={(event) => onChange({ ...row, time: event.currentTarget.value })}
      />
      <TextInput
        id={`${id}-title`}
        className={classes.title}
        label={t('title', { number })}
        maxLength={80}
        autoComplete="off"
        value={row.title}
        error={!isFresh && row.title.trim() === '' && ruleText('Name the chapter.')}
        onChange={(event) => onChange({ ...row, title: event.currentTarget.value })}
      />
      <ActionIcon size="lg" className={classes.remove ?? ''} aria-label={t('remove', { number })} onClick={onRemove}>
        <IconTrash size={18} aria-hidden="true" />
      </ActionIcon>
    </li>
  );
}
