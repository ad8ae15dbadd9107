import { MantineProvider } from '@mantine/core';
import { useId, useState, type ReactNode } from 'react';
import { resolveVariables, theme } from './theme.ts';
import classes from './scheme-pane.module.css';

interface SchemePaneProps {
  scheme: 'light' | 'dark';
  /** Read aloud: 'Dark'. */
  label: string;
  styleNonce?: string | undefined;
  children: ReactNode;
}

/** Draws what it holds in one colour scheme, whatever the page's own. What opens over the page stays in the page's. */
export function SchemePane({ scheme, label, styleNonce, children }: SchemePaneProps) {
  const id = `pane-${useId().replace(/\W/g, '')}`;
  const [element, setElement] = useState<HTMLElement | null>(null);
  return (
    <section id={id} ref={setElement} className={classes.pane} data-scheme={scheme} aria-label={label}>
      {element && (
        <MantineProvider
          theme={theme}
          cssVariablesResolver={resolveVariables}
          cssVariablesSelector={`#${id}`}
          getRootElement={() => element}
          forceColorScheme={scheme}
          withGlobalClasses={false}
          {...(styleNonce && { getStyleNonce: () => styleNonce })}
        >
          {children}
        </MantineProvider>
      )}
    </section>
  );
}
