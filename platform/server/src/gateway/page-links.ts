import { textGroups, type Locale } from '@stoa/shared/contract/site/locales.ts';
import type { ReleasedRemote, RemoteRoute } from '@stoa/shared/platform-contract/release.ts';
import type { ReleasedShell } from './released-shell.ts';

export interface PageLink {
  as: 'script' | 'style' | 'font';
  url: string;
  integrity?: string | undefined;
}

/** The shell's files that a page needs at once. */
export const shellLinks = (shell: ReleasedShell, locale: Locale): PageLink[] => [
  ...[...shell.scripts, ...shell.textsIn(locale)].map((file) => ({ as: 'script' as const, ...file })),
  ...shell.styles.map((file) => ({ as: 'style' as const, ...file })),
];

/** Browsers check no integrity of fonts, and fetch twice when a preload carries one. */
export const fontLinks = (shell: ReleasedShell): PageLink[] =>
  shell.fonts.map(({ url }) => ({ as: 'font' as const, url }));

/** The code of one of its own screens. */
export function screenLinks(shell: ReleasedShell, route: string, locale: Locale): PageLink[] {
  const { scripts, styles } = shell.codeOf(route, locale);
  return [
    ...scripts.map((file) => ({ as: 'script' as const, ...file })),
    ...styles.map((file) => ({ as: 'style' as const, ...file })),
  ];
}

/** Entry, exposed module and the route's own groups, with their texts: what the remote fetches before its first paint. */
export function remoteLinks(remote: ReleasedRemote, route: RemoteRoute, locale: Locale): PageLink[] {
  const code = ['remote', ...route.preload];
  const groups = [...code, ...textGroups(code, locale)].flatMap((name) => remote.preload[name] ?? []);
  const scripts = [remote.entry, ...groups.flatMap((group) => group.js)];
  const styles = groups.flatMap((group) => group.css);
  const linked = (as: 'script' | 'style') => (url: string) => ({ as, url, integrity: remote.files[url] });
  return [...new Set(scripts)].map(linked('script')).concat([...new Set(styles)].map(linked('style')));
}
