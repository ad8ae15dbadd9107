import classes from './submitted-file-view.module.css';

interface CodeBlockProps {
  label: string;
  text: string;
  isNumbered?: boolean;
}

/** What scrolls has to be reached by keyboard. */
const scrollable = { tabIndex: 0 };

/** Text as it was typed; it scrolls, by keyboard too. */
export function CodeBlock({ label, text, isNumbered = false }: CodeBlockProps) {
  const lines = text.replace(/\n$/, '').split('\n').length;
  return (
    <div className={classes.code} role="group" aria-label={label} {...scrollable}>
      {isNumbered && (
        <pre className={classes.numbers} aria-hidden="true">
          {Array.from({ length: lines }, (_, index) => index + 1).join('\n')}
        </pre>
      )}
      <pre>{text}</pre>
    </div>
  );
}
