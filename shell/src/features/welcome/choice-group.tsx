import { useEffect, useId, useRef, type ReactNode, type RefObject } from 'react';
import classes from './choice-group.module.css';

export interface Choice<T extends string | number> {
  value: T;
  label: string;
  hint?: string;
}

interface ChoiceGroupProps<T extends string | number> {
  name: string;
  question: string;
  hint?: ReactNode;
  choices: readonly Choice<T>[];
  /** Several may be chosen. */
  multiple?: boolean;
  chosen: readonly T[];
  onChange(chosen: T[]): void;
  error: string | undefined;
  ref: RefObject<HTMLFieldSetElement | null>;
  /** As soon as it stands. */
  takesFocus: boolean;
}

/** One question with its answers as cards. */
export function ChoiceGroup<T extends string | number>(props: ChoiceGroupProps<T>) {
  const { name, question, hint, choices, multiple = false, chosen, onChange, error, ref } = props;
  const id = useId();
  const takesFocus = useRef(props.takesFocus);
  useEffect(() => {
    if (takesFocus.current) ref.current?.focus();
  }, [ref]);
  const pick = (value: T, isChosen: boolean) => {
    if (!multiple) return onChange([value]);
    onChange(isChosen ? [...chosen, value] : chosen.filter((one) => one !== value));
  };
  return (
    <fieldset
      ref={ref}
      tabIndex={-1}
      className={classes.group}
      aria-describedby={`${id}-hint ${id}-error`}
      aria-invalid={error !== undefined}
    >
      <legend className={classes.question}>{question}</legend>
      <p id={`${id}-hint`} className={classes.hint}>
        {hint}
      </p>
      <div className={classes.choices} data-many={choices.some(({ hint: words }) => words) ? undefined : true}>
        {choices.map(({ value, label, hint: words }) => (
          <label key={value} className={classes.choice}>
            <input
              type={multiple ? 'checkbox' : 'radio'}
              name={name}
              value={value}
              className={classes.input}
              checked={chosen.includes(value)}
              onChange={(event) => pick(value, event.currentTarget.checked)}
            />
            <span>
              <span className={classes.label}>{label}</span>
              {words && <span className={classes.words}>{words}</span>}
            </span>
          </label>
        ))}
      </div>
      <p id={`${id}-error`} className={classes.error} role="alert">
        {error}
      </p>
    </fieldset>
  );
}
