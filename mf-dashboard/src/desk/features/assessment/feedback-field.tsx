import { useRef } from 'react';
import { Textarea } from '@stoa/shared/kit';
import { useInsertion } from '../../../ui/use-insertion.ts';
import { useAssessmentText } from '../../messages/assessment.ts';
import { Phrases } from '../../ui/phrases.tsx';
import { FEEDBACK_ID, LONGEST_FEEDBACK } from './judgement-rules.ts';
import classes from './judging.module.css';

interface FeedbackFieldProps {
  /** Who will read it. */
  name: string;
  value: string;
  error: string | undefined;
  onChange(feedback: string): void;
}

/** What the author is told, with phrases that are put in where one writes. */
export function FeedbackField({ name, value, error, onChange }: FeedbackFieldProps) {
  const t = useAssessmentText();
  const area = useRef<HTMLTextAreaElement>(null);
  const field = useInsertion(area, { value, onChange });
  return (
    <div className={classes.feedback}>
      <Textarea
        ref={area}
        id={FEEDBACK_ID}
        label={t('judge.feedback', { name })}
        description={t('judge.feedback.hint')}
        autosize
        minRows={5}
        maxRows={18}
        dir="auto"
        value={value}
        error={error}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <p className={classes.count} data-over={value.trim().length > LONGEST_FEEDBACK}>
        {t('judge.count', { count: value.length, most: LONGEST_FEEDBACK })}
      </p>
      <Phrases purpose="feedback" field={field} />
    </div>
  );
}
