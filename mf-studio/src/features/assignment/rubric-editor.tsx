import type { Criterion } from '@stoa/shared/contract/teaching/lessons.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { Button, Input, Text, Title, VisuallyHidden } from '@stoa/shared/kit';
import { useAfterPress } from '@stoa/shared/ui/use-after-press.ts';
import { IconPlus } from '@tabler/icons-react';
import type { SaveTarget } from '../../saving/patches.ts';
import { useSaving } from '../../saving/saving-context.tsx';
import { useAssignmentText } from '../../messages/assignment.ts';
import classes from './assignment-editor.module.css';
import { CriterionFields } from './criterion-fields.tsx';
import { MOST_CRITERIA, pointsToPass, sumOfPoints } from './rubric-points.ts';
import { useRubric } from './use-rubric.ts';

interface RubricEditorProps {
  /** Whose field the rubric is. */
  target: SaveTarget;
  value: Criterion[];
  onChange(rubric: Criterion[]): void;
  /** Of the list as a whole. */
  error: string | undefined;
  passMark: number;
}

/** The criteria in their order, and how a score comes from them. */
export function RubricEditor({ target, value, onChange, error, passMark }: RubricEditorProps) {
  const t = useAssignmentText();
  const { isReadOnly } = useSaving();
  const afterPress = useAfterPress();
  const { fresh, said, add, change, move, remove, leave } = useRubric(target, { value, onChange });
  const isFull = value.length >= MOST_CRITERIA;
  return (
    <section id="lesson-rubric" tabIndex={-1} aria-labelledby="rubric-heading" className={classes.rubric}>
      <Title order={4} size="h5" id="rubric-heading">
        {t('rubric')}
      </Title>
      <Text size="sm" c="dimmed">
        {t('rubric.lead')}
      </Text>
      <ol className={classes.criteria}>
        {value.map((criterion, index) => (
          // Criteria have no identity of their own; the fields at a place stay that place's fields.
          <CriterionFields
            key={index}
            criterion={criterion}
            index={index}
            count={value.length}
            isFresh={fresh === index}
            onChange={(next) => change(index, next)}
            onRemove={() => remove(index)}
            onMove={(direction) => move(index, direction)}
            onLeave={() => fresh === index && afterPress(() => leave(index))}
          />
        ))}
      </ol>
      {error && <Input.Error role="alert">{error}</Input.Error>}
      <Scoring rubric={value} passMark={passMark} />
      {!isReadOnly && (
        <Button
          id="rubric-add"
          className={classes.add ?? ''}
          variant="default"
          leftSection={<IconPlus size={18} aria-hidden="true" />}
          disabled={isFull}
          onClick={add}
        >
          {t('rubric.add')}
        </Button>
      )}
      {isFull && (
        <Text size="sm" c="dimmed">
          {t('rubric.full', { most: MOST_CRITERIA })}
        </Text>
      )}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </section>
  );
}

function Scoring({ rubric, passMark }: { rubric: Criterion[]; passMark: number }) {
  const t = useAssignmentText();
  const format = useFormat();
  const points = sumOfPoints(rubric);
  const criteria = rubric.length;
  const isMark = Number.isInteger(passMark) && passMark >= 0 && passMark <= 100;
  const mark = format.percent(passMark);
  function passText(): string {
    if (passMark === 0) return t('rubric.pass.any');
    if (criteria === 0) return t('rubric.none.pass', { mark });
    return t('rubric.pass', { mark, needed: pointsToPass(points, passMark), points });
  }
  return (
    <Text size="sm">
      {criteria === 0 ? t('rubric.none') : t('rubric.sum', { criteria, points })} {isMark && passText()}
    </Text>
  );
}
