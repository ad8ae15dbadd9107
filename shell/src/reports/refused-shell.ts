import { report } from './report.ts';

/**
 * Set by the page's guard (platform/server/src/gateway/shell-guard.ts) when the browser could not load a shell's own files.
 */
const COOKIE = /(?:^|;\s*)stoa_shell_refused=([^;]+)/;
const TOLD = 'stoa.refused-shell-told';

/** The shell that could not start cannot tell it; the one that came in its place does, once a tab. */
export function tellOfRefusedShell(): void {
  const [, version] = COOKIE.exec(document.cookie) ?? [];
  if (!version || isTold(version)) return;
  const message = 'The shell’s own files did not come as released; the page was loaded again with the version before.';
  report({ remote: 'shell', version: decodeURIComponent(version) }, 'load-error', message);
}

function isTold(version: string): boolean {
  try {
    if (window.sessionStorage.getItem(TOLD) === version) return true;
    window.sessionStorage.setItem(TOLD, version);
  } catch {
    // A browser that keeps nothing tells it more often.
  }
  return false;
}
