import type { Criterion } from '@stoa/shared/contract/teaching/lessons.ts';
import { Button, Group, TextInput } from '@stoa/shared/kit';
import { useAssessmentText } from '../../messages/assessment.ts';
import { criterionId } from './judgement-rules.ts';
import { numberIn } from './number-in.ts';
import classes from './rubric-fields.module.css';

interface RubricFieldsProps {
  rubric: readonly Criterion[];
  points: readonly (number | null)[];
  /** By the place of the criterion. */
  errorOf(index: number): string | undefined;
  onChange(points: readonly (number | null)[]): void;
}

/** The points of each criterion: none, half or all by one press, or any number. */
export function RubricFields({ rubric, points, errorOf, onChange }: RubricFieldsProps) {
  const give = (index: number, given: number | null) =>
    onChange(points.map((one, place) => (place === index ? given : one)));
  return (
    <ol className={classes.rubric}>
      {rubric.map((criterion, index) => (
        <CriterionRow
          // Criteria have no names of their own, and no two are in one place.
          key={index}
          id={criterionId(index)}
          criterion={criterion}
          points={points[index] ?? null}
          error={errorOf(index)}
          onChange={(given) => give(index, given)}
        />
      ))}
    </ol>
  );
}

interface CriterionRowProps {
  id: string;
  criterion: Criterion;
  points: number | null;
  error: string | undefined;
  onChange(points: number | null): void;
}

function CriterionRow({
  id,
  criterion: { title, description, points: most },
  points,
  error,
  onChange,
}: CriterionRowProps) {
  const t = useAssessmentText();
  const quick = [...new Set([0, Math.floor(most / 2), most])];
  return (
    <li className={classes.criterion}>
      <div>
        <p className={classes.title}>{title}</p>
        {description && <p className={classes.description}>{description}</p>}
      </div>
      <Group gap="xs" align="start">
        <TextInput
          id={id}
          className={classes.points ?? ''}
          aria-label={t('judge.points', { title })}
          inputMode="numeric"
          autoComplete="off"
          value={points ?? ''}
          rightSection={<span className={classes.most}>{t('judge.of', { most })}</span>}
          rightSectionWidth="3.5rem"
          rightSectionPointerEvents="none"
          error={error}
          onChange={({ currentTarget: { value } }) => onChange(numberIn(value))}
        />
        <Button.Group>
          {quick.map((given) => (
            <Button
              key={given}
              variant={points === given ? 'filled' : 'default'}
              px="sm"
              className={classes.quick ?? ''}
              aria-label={t('judge.quick', { title, points: given, most })}
              aria-pressed={points === given}
              onClick={() => onChange(given)}
            >
              {given}
            </Button>
          ))}
        </Button.Group>
      </Group>
    </li>
  );
}
