import { createContext, useContext } from 'react';
import type { Shell } from './shell.ts';

const ShellContext = createContext<Shell | undefined>(undefined);
export const ShellProvider = ShellContext.Provider;

/** Names the versions of this page, for who asks support for help. */
export const useReleaseSet = (): string | undefined =>
  useContext(ShellContext)?.release.getState().visit?.release_set || undefined;

/** @throws outside the shell's own tree. */
export function useShell(): Shell {
  const shell = useContext(ShellContext);
  if (!shell) throw new Error('useShell() needs a ShellProvider above it.');
  return shell;
}
