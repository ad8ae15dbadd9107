import type { ReactNode } from 'react';
import classes from './parted-text.module.css';

/** A part of a page of words, with an address of its own: `/privacy-notice#cookies`. */
export interface TextPart {
  id: string;
  title: string;
  text: ReactNode;
}

interface PartedTextProps {
  /** Above the contents, and their name. */
  contentsLabel: string;
  /** Before the first part. */
  intro?: ReactNode;
  parts: readonly TextPart[];
  /** From so many parts on it begins with its contents: one looks for the one that one came for. */
  longFrom?: number;
}

/** Words in parts; where they are many, their contents stand before them. */
export function PartedText({ contentsLabel, intro, parts, longFrom = 5 }: PartedTextProps) {
  return (
    <>
      {parts.length >= longFrom && (
        <nav className={classes.contents} aria-label={contentsLabel}>
          <p className={classes.contentsTitle}>{contentsLabel}</p>
          <ol>
            {parts.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ol>
        </nav>
      )}
      <div className={classes.prose}>
        {intro}
        {parts.map(({ id, title, text }) => (
          <section key={id} aria-labelledby={id} className={classes.part}>
            <h2 id={id}>{title}</h2>
            {text}
          </section>
        ))}
      </div>
    </>
  );
}
