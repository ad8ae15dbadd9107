import type { Criterion } from '@stoa/shared/contract/teaching/lessons.ts';
import { useRuleText } from '@stoa/shared/i18n/use-rule-text.ts';
import { ActionIcon, Stack, Textarea, TextInput } from '@stoa/shared/kit';
import { NumberInput } from '@stoa/shared/overlays';
import { IconTrash } from '@tabler/icons-react';
import { useAssignmentText } from '../../messages/assignment.ts';
import { MoveButtons } from '../../ui/move-buttons.tsx';
import classes from './assignment-editor.module.css';
import { criterionProblems } from './rubric-points.ts';

interface CriterionFieldsProps {
  criterion: Criterion;
  index: number;
  count: number;
  /** Just begun: what is missing is not named while it is being written. */
  isFresh: boolean;
  onChange(criterion: Criterion): void;
  onRemove(): void;
  onMove(direction: -1 | 1): void;
  /** The focus has left the criterion. */
  onLeave(): void;
}

export function CriterionFields(props: CriterionFieldsProps) {
  const { criterion, index, count, isFresh, onChange, onRemove, onMove, onLeave } = props;
  const t = useAssignmentText();
  const ruleText = useRuleText();
  const number = index + 1;
  const id = `criterion-${number}`;
  const problems = isFresh ? {} : criterionProblems(criterion);
  return (
    <li
      className={classes.criterion}
      aria-labelledby={`${id}-heading`}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) onLeave();
      }}
    >
      <div className={classes.head}>
        <h5 id={`${id}-heading`} tabIndex={-1} className={classes.number}>
          {t('criterion.heading', { number })}
        </h5>
        <MoveButtons
          id={id}
          up={t('criterion.up', { number })}
          down={t('criterion.down', { number })}
          canRise={index > 0}
          canSink={index < count - 1}
          onMove={onMove}
        />
        <ActionIcon size="md" aria-label={t('criterion.remove', { number })} onClick={onRemove}>
          <IconTrash size={18} aria-hidden="true" />
        </ActionIcon>
      </div>
      <Stack gap="md">
        <div className={classes.line}>
          <TextInput
            id={id}
            className={classes.name}
            label={t('criterion.name')}
            value={criterion.title}
            error={ruleText(problems['title'])}
            onChange={(event) => onChange({ ...criterion, title: event.currentTarget.value })}
          />
          <NumberInput
            className={classes.points}
            label={t('criterion.points')}
            min={1}
            max={100}
            allowDecimal={false}
            clampBehavior="none"
            // Emptied, to be typed anew: no number, which breaks the rule and waits.
            value={Number.isFinite(criterion.points) ? criterion.points : ''}
            error={ruleText(problems['points'])}
            onChange={(given) => onChange({ ...criterion, points: typeof given === 'number' ? given : Number.NaN })}
          />
        </div>
        <Textarea
          label={t('criterion.description')}
          description={t('criterion.description.hint')}
          minRows={2}
          value={criterion.description}
          error={ruleText(problems['description'])}
          onChange={(event) => onChange({ ...criterion, description: event.currentTarget.value })}
        />
      </Stack>
    </li>
  );
}
