import { createContext, useContext } from 'react';
import type { Shell } from './shell.ts';

const ShellContext = createContext<Shell | undefined>(undefined);
export const ShellProvider = ShellContext.Provider;

/** @throws outside the shell's own tree. */
export function useShell(): Shell {
  const shell = useContext(ShellContext);
  if (!shell) throw new Error('useShell() needs a ShellProvider above it.');
  return shell;
}
