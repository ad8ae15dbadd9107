import type { QuizOption } from '@stoa/shared/contract/learning/quizzes.ts';
import { InlineMarkdown } from '@stoa/shared/ui/markdown.tsx';
import classes from './quiz.module.css';

/** What an option is called: its words, its picture, or both. */
export function OptionLabel({ option: { text, picture } }: { option: QuizOption }) {
  if (!picture) return <InlineMarkdown text={text} />;
  return (
    <span className={classes.pictured}>
      <img src={picture.url} alt={picture.alt} className={classes.optionPicture} />
      {text !== '' && (
        <span>
          <InlineMarkdown text={text} />
        </span>
      )}
    </span>
  );
}
