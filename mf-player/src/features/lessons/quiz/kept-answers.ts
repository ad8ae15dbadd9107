import { readAnswers, type Answers } from './answers.ts';

/** The answers of an attempt until they are handed in, in this browser: every window of it has the same. */
export interface KeptAnswers {
  read(): Answers;
  keep(answers: Answers): void;
  forget(): void;
  /** What another window does to them; undefined: it handed them in. @returns what ends the following */
  follow(onChange: (answers: Answers | undefined) => void): () => void;
}

/** A storage that is full or forbidden costs a reload, no more. */
function quietly<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}

export function keptAnswers(attemptId: string): KeptAnswers {
  const key = `stoa.quiz.${attemptId}`;
  return {
    // Older pages kept them for one tab alone.
    read: () =>
      readAnswers(quietly(() => window.localStorage.getItem(key) ?? window.sessionStorage.getItem(key)) ?? null),
    keep: (answers) => quietly(() => window.localStorage.setItem(key, JSON.stringify(answers))),
    forget: () =>
      quietly(() => {
        window.localStorage.removeItem(key);
        window.sessionStorage.removeItem(key);
      }),
    follow(onChange) {
      const hear = ({ key: changed, newValue }: StorageEvent) => {
        if (changed === key) onChange(newValue === null ? undefined : readAnswers(newValue));
      };
      window.addEventListener('storage', hear);
      return () => window.removeEventListener('storage', hear);
    },
  };
}
