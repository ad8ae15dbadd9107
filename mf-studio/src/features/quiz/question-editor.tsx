import {
  ActionIcon,
  Button,
  Checkbox,
  Input,
  NativeSelect,
  Radio,
  SimpleGrid,
  Stack,
  Textarea,
  TextInput,
} from '@stoa/shared/ui/kit.ts';
import { NumberInput } from '@stoa/shared/ui/overlays.ts';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { MoveButtons } from '../../ui/move-buttons.tsx';
import { newOption, withKind, withRight, type Question } from './quiz-changes.ts';
import classes from './quiz-editor.module.css';

const kindNames = [
  { value: 'single', label: 'One right answer' },
  { value: 'multiple', label: 'Several right answers' },
  { value: 'true_false', label: 'True or false' },
] as const;
const MOST_OPTIONS = 10;

interface QuestionEditorProps {
  question: Question;
  index: number;
  count: number;
  /** Path in the question (`options.0.text`) → the rule that is broken there. */
  problems: Record<string, string>;
  onChange(question: Question): void;
  onRemove(): void;
  onMove(direction: -1 | 1): void;
  /** The focus has left the question. */
  onLeave(): void;
}

export function QuestionEditor(props: QuestionEditorProps) {
  const { question, index, count, problems, onChange, onRemove, onMove, onLeave } = props;
  const number = `question ${index + 1}`;
  return (
    <li
      className={classes.question}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) onLeave();
      }}
    >
      <div className={classes.head}>
        <h3 className={classes.number}>Question {index + 1}</h3>
        <MoveButtons name={number} canRise={index > 0} canSink={index < count - 1} onMove={onMove} />
        <ActionIcon size="md" aria-label={`Remove ${number}`} onClick={onRemove}>
          <IconTrash size={18} aria-hidden="true" />
        </ActionIcon>
      </div>
      <Stack gap="md">
        <Textarea
          id={`prompt-${question.id}`}
          label="Question"
          minRows={2}
          value={question.prompt}
          error={problems.prompt}
          onChange={(event) => onChange({ ...question, prompt: event.currentTarget.value })}
        />
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
          <NativeSelect
            label="Kind"
            data={[...kindNames]}
            value={question.kind}
            onChange={(event) => {
              const chosen = kindNames.find(({ value }) => value === event.currentTarget.value);
              if (chosen) onChange(withKind(question, chosen.value));
            }}
          />
          <NumberInput
            label="Points"
            min={1}
            max={100}
            allowDecimal={false}
            value={question.points}
            error={problems.points}
            onChange={(given) => onChange({ ...question, points: typeof given === 'number' ? given : 1 })}
          />
        </SimpleGrid>
        <Answers question={question} problems={problems} onChange={onChange} number={number} />
        <Textarea
          label="Explanation"
          description="Shown with the result: why the right answer is right."
          minRows={2}
          value={question.explanation}
          error={problems.explanation}
          onChange={(event) => onChange({ ...question, explanation: event.currentTarget.value })}
        />
      </Stack>
    </li>
  );
}

type AnswersProps = Pick<QuestionEditorProps, 'question' | 'problems' | 'onChange'> & { number: string };

function Answers({ question, problems, onChange, number }: AnswersProps) {
  const { options, kind } = question;
  const Mark = kind === 'multiple' ? Checkbox : Radio;
  const isFixed = kind === 'true_false';
  return (
    <fieldset className={classes.answers}>
      <legend className={classes.legend}>Answers: mark the right {kind === 'multiple' ? 'ones' : 'one'}</legend>
      <ol className={classes.options}>
        {options.map((option, place) => (
          <li key={option.id ?? place} className={classes.option}>
            <Mark
              aria-label={`Answer ${place + 1} of ${number} is right`}
              checked={option.correct}
              onChange={(event) => onChange(withRight(question, place, event.currentTarget.checked))}
            />
            <TextInput
              className={classes.text}
              aria-label={`Answer ${place + 1} of ${number}`}
              value={option.text}
              readOnly={isFixed}
              error={problems[`options.${place}.text`]}
              onChange={(event) =>
                onChange({ ...question, options: options.with(place, { ...option, text: event.currentTarget.value }) })
              }
            />
            {!isFixed && (
              <ActionIcon
                aria-label={`Remove answer ${place + 1} of ${number}`}
                disabled={options.length <= 2}
                onClick={() => onChange({ ...question, options: options.toSpliced(place, 1) })}
              >
                <IconTrash size={18} aria-hidden="true" />
              </ActionIcon>
            )}
          </li>
        ))}
      </ol>
      {problems.options && <Input.Error role="alert">{problems.options}</Input.Error>}
      {!isFixed && options.length < MOST_OPTIONS && (
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<IconPlus size={18} aria-hidden="true" />}
          onClick={() => onChange({ ...question, options: [...options, newOption()] })}
        >
          Add an answer
        </Button>
      )}
    </fieldset>
  );
}
