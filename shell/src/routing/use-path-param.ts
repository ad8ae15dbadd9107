import { matchPath, useLocation } from 'react-router-dom';

/** A parameter of the shell's own addresses: `usePathParam('/password/reset/:token', 'token')`. */
export function usePathParam(pattern: string, name: string): string | undefined {
  return matchPath(pattern, useLocation().pathname)?.params[name];
}
