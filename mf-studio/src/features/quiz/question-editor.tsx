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
} from '@stoa/shared/kit';
import { NumberInput } from '@stoa/shared/overlays';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useQuizText } from '../../messages/quiz.ts';
import { MoveButtons } from '../../ui/move-buttons.tsx';
import { newOption, questionKinds, withKind, withRight, type Question, type TruthWords } from './quiz-changes.ts';
import classes from './quiz-editor.module.css';

const MOST_OPTIONS = 10;

interface QuestionEditorProps {
  id: string;
  question: Question;
  index: number;
  count: number;
  /** Path in the question (`options.0.text`) → the rule that is broken there. */
  problems: Record<string, string>;
  truthWords(): TruthWords;
  onChange(question: Question): void;
  onRemove(): void;
  onMove(direction: -1 | 1): void;
  /** The focus has left the question. */
  onLeave(): void;
}

export function QuestionEditor(props: QuestionEditorProps) {
  const t = useQuizText();
  const { id, question, index, count, problems, truthWords, onChange, onRemove, onMove, onLeave } = props;
  const number = index + 1;
  return (
    <li
      className={classes.question}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) onLeave();
      }}
    >
      <div className={classes.head}>
        <h3 className={classes.number}>{t('question.title', { number })}</h3>
        <MoveButtons
          up={t('question.up', { number })}
          down={t('question.down', { number })}
          canRise={index > 0}
          canSink={index < count - 1}
          onMove={onMove}
        />
        <ActionIcon size="md" aria-label={t('question.remove', { number })} onClick={onRemove}>
          <IconTrash size={18} aria-hidden="true" />
        </ActionIcon>
      </div>
      <Stack gap="md">
        <Textarea
          id={`prompt-${id}`}
          label={t('question.prompt')}
          minRows={2}
          value={question.prompt}
          error={problems.prompt}
          onChange={(event) => onChange({ ...question, prompt: event.currentTarget.value })}
        />
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
          <NativeSelect
            label={t('question.kind')}
            data={questionKinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
            value={question.kind}
            onChange={(event) => {
              const chosen = questionKinds.find((kind) => kind === event.currentTarget.value);
              if (chosen) onChange(withKind(question, chosen, truthWords()));
            }}
          />
          <NumberInput
            label={t('question.points')}
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
          label={t('question.explanation')}
          description={t('question.explanation.hint')}
          minRows={2}
          value={question.explanation}
          error={problems.explanation}
          onChange={(event) => onChange({ ...question, explanation: event.currentTarget.value })}
        />
      </Stack>
    </li>
  );
}

type AnswersProps = Pick<QuestionEditorProps, 'question' | 'problems' | 'onChange'> & { number: number };

function Answers({ question, problems, onChange, number }: AnswersProps) {
  const t = useQuizText();
  const { options, kind } = question;
  const Mark = kind === 'multiple' ? Checkbox : Radio;
  const isFixed = kind === 'true_false';
  return (
    <fieldset className={classes.answers}>
      <legend className={classes.legend}>{t(kind === 'multiple' ? 'answers.many' : 'answers.one')}</legend>
      <ol className={classes.options}>
        {options.map((option, place) => (
          <li key={place} className={classes.option}>
            <Mark
              aria-label={t('answer.right', { place: place + 1, number })}
              checked={option.correct}
              onChange={(event) => onChange(withRight(question, place, event.currentTarget.checked))}
            />
            <TextInput
              className={classes.text}
              aria-label={t('answer.name', { place: place + 1, number })}
              value={option.text}
              readOnly={isFixed}
              error={problems[`options.${place}.text`]}
              onChange={(event) =>
                onChange({ ...question, options: options.with(place, { ...option, text: event.currentTarget.value }) })
              }
            />
            {!isFixed && (
              <ActionIcon
                aria-label={t('answer.remove', { place: place + 1, number })}
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
          {t('answers.add')}
        </Button>
      )}
    </fieldset>
  );
}
