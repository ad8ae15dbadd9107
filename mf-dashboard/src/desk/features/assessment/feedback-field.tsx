import { useRef } from 'react';
import { Textarea } from '@stoa/shared/kit';
import { useAssessmentText } from '../../messages/assessment.ts';
import { FEEDBACK_ID, LONGEST_FEEDBACK } from './judgement-rules.ts';
import classes from './judging.module.css';
import { Phrases } from './phrases.tsx';

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
  const field = useRef<HTMLTextAreaElement>(null);

  const insert = (phrase: string) => {
    const area = field.current;
    if (!area) return;
    const { selectionStart: start, selectionEnd: end } = area;
    const before = value.slice(0, start);
    const gap = before === '' || /\s$/.test(before) ? '' : ' ';
    onChange(before + gap + phrase + value.slice(end));
    const caret = start + gap.length + phrase.length;
    // Once the new text stands in the field.
    requestAnimationFrame(() => {
      area.focus();
      area.setSelectionRange(caret, caret);
    });
  };
  const chosen = () => {
    const area = field.current;
    const selected = area ? value.slice(area.selectionStart, area.selectionEnd).trim() : '';
    return selected || value.trim();
  };
  return (
    <div className={classes.feedback}>
      <Textarea
        ref={field}
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
      <Phrases isEmpty={value.trim() === ''} chosen={chosen} onInsert={insert} />
    </div>
  );
}
