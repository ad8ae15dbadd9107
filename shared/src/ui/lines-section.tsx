import { Section } from './section.tsx';
import classes from './lines-section.module.css';

/** A named list of sentences; nothing where there are none. */
export function LinesSection({ title, lines }: { title: string; lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <Section title={title}>
      <ul className={classes.lines}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Section>
  );
}
