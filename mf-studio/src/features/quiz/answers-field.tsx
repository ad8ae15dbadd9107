import { isPictured } from '@stoa/shared/contract/teaching/question-kinds.ts';
import { Button, Input } from '@stoa/shared/kit';
import { IconPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useQuizText } from '../../messages/quiz.ts';
import { ChoiceRow } from './choice-row.tsx';
import { NumberAnswer } from './number-answer.tsx';
import { PairRow } from './pair-row.tsx';
import { newOption, withMore, type Question } from './quiz-changes.ts';
import classes from './quiz-editor.module.css';
import { WordCase, WordsRow } from './words-row.tsx';

const MOST_OPTIONS = 10;

export interface AnswersProps {
  question: Question;
  /** Of the question in its quiz, from 1. */
  number: number;
  problems: Record<string, string>;
  /** Where the picture of an answer is given. */
  pictureOf(place: number): ReactNode;
  onChange(question: Question): void;
}
export interface RowProps extends Omit<AnswersProps, 'pictureOf'> {
  place: number;
  /** Where its picture is given; none where it can have none. */
  picture: ReactNode;
}

const rows = {
  single: ChoiceRow,
  multiple: ChoiceRow,
  true_false: ChoiceRow,
  short_text: WordsRow,
  order: WordsRow,
  match: PairRow,
};

/** What is right, in the way that the kind of question has it. */
export function AnswersField({ pictureOf, ...props }: AnswersProps) {
  const t = useQuizText();
  const { question, problems } = props;
  const { kind, options } = question;
  if (kind === 'numeric') return <NumberAnswer {...props} />;
  const Row = rows[kind];
  return (
    <fieldset className={classes.answers}>
      <legend className={classes.legend}>{t(`answers.${kind}`)}</legend>
      <ol className={classes.options}>
        {options.map((_, place) => (
          <li key={place} className={classes.option}>
            <Row {...props} place={place} picture={isPictured(kind) && pictureOf(place)} />
            <PictureProblem problems={problems} place={place} />
          </li>
        ))}
      </ol>
      {problems.options && <Input.Error role="alert">{problems.options}</Input.Error>}
      {kind !== 'true_false' && options.length < MOST_OPTIONS && <MoreButtons {...props} />}
      {kind === 'short_text' && <WordCase {...props} />}
    </fieldset>
  );
}

function PictureProblem({ problems, place }: Pick<RowProps, 'problems' | 'place'>) {
  const problem = problems[`options.${place}.picture_file_id`] ?? problems[`options.${place}.picture_alt`];
  return (
    problem && (
      <Input.Error role="alert" className={classes.below}>
        {problem}
      </Input.Error>
    )
  );
}

function MoreButtons({ question, onChange }: Omit<AnswersProps, 'pictureOf'>) {
  const t = useQuizText();
  const { kind } = question;
  const isMarked = kind === 'single' || kind === 'multiple';
  const add = (correct: boolean) => onChange(withMore(question, newOption('', correct)));
  return (
    <>
      <More
        label={t(`answers.add.${kind === 'match' || kind === 'order' ? kind : 'answer'}`)}
        onAdd={() => add(!isMarked)}
      />
      {kind === 'match' && <More label={t('answers.add.alone')} onAdd={() => add(false)} />}
    </>
  );
}

const More = ({ label, onAdd }: { label: string; onAdd(): void }) => (
  <Button variant="subtle" size="compact-sm" leftSection={<IconPlus size={18} aria-hidden="true" />} onClick={onAdd}>
    {label}
  </Button>
);
