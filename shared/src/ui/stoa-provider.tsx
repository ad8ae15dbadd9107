import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { resolveVariables, theme } from './theme.ts';

interface StoaProviderProps {
  /** The shell writes the theme's variables into the page once; remotes leave that to it. */
  owner?: boolean;
  /** Nonce of the page's style policy. */
  styleNonce?: string | undefined;
  children: ReactNode;
}

/** Theme for one React root. Every root needs one: the shell's, and each remote's. */
export function StoaProvider({ owner = false, styleNonce, children }: StoaProviderProps) {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={resolveVariables}
      defaultColorScheme="auto"
      withCssVariables={owner}
      withGlobalClasses={owner}
      {...(styleNonce && { getStyleNonce: () => styleNonce })}
    >
      {children}
    </MantineProvider>
  );
}
