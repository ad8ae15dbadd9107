import type { CSSProperties } from 'react';
import type { Token } from './read-tokens.ts';
import classes from './dev-ui.module.css';

/** How one token is shown, by the beginning of its name. */
const faces: Record<string, (name: string) => { className: string | undefined; style: CSSProperties; text?: string }> =
  {
    color: (name) => ({ className: classes.swatch, style: { background: `var(${name})` } }),
    text: (name) => ({ className: classes.letters, style: { fontSize: `var(${name})` }, text: 'Ag' }),
    space: (name) => ({ className: classes.bar, style: { inlineSize: `var(${name})` } }),
    radius: (name) => ({ className: classes.corner, style: { borderRadius: `var(${name})` } }),
    shadow: (name) => ({ className: classes.corner, style: { boxShadow: `var(${name})` } }),
  };
const kindOf = (name: string): string => /^--stoa-([a-z]+)/.exec(name)?.[1] ?? '';

/** Tokens of one kind: a look at each, its name, and what the style sheet says. */
export function TokenList({ kind, tokens }: { kind: string; tokens: readonly Token[] }) {
  const face = faces[kind];
  return (
    <ul className={classes.tokens}>
      {tokens
        .filter(({ name }) => kindOf(name) === kind)
        .map(({ name, value }) => {
          const { text, ...look } = face?.(name) ?? { className: classes.plain, style: {} };
          return (
            <li key={name} className={classes.token}>
              <span aria-hidden="true" {...look}>
                {text}
              </span>
              <span className={classes.words}>
                <code>{name.replace('--stoa-', '')}</code>
                <span className={classes.value}>{value}</span>
              </span>
            </li>
          );
        })}
    </ul>
  );
}

export const tokenKinds = (tokens: readonly Token[]): string[] => [...new Set(tokens.map(({ name }) => kindOf(name)))];
