import { textGroups, type Locale } from '@stoa/shared/contract/site/locales.ts';
import { SHELL_FILES_PATH } from '@stoa/shared/platform-contract/paths.ts';
import { isShell, type Artefact } from '../registry/artefact-store.ts';
import { noFirstViews, type FirstViews } from './first-views.ts';

/** The shell's files that a page links to. */
export interface ReleasedShell {
  version: string;
  scripts: LinkedFile[];
  styles: LinkedFile[];
  fonts: LinkedFile[];
  /** Scripts that hold its texts in this language, beside those in its code. */
  textsIn(locale: Locale): LinkedFile[];
  /** Files of a screen of its own, by the id of the route, with their texts in this language. */
  codeOf(route: string, locale: Locale): { scripts: LinkedFile[]; styles: LinkedFile[] };
  favicon: string | undefined;
  firstViews: FirstViews;
}
export interface LinkedFile {
  url: string;
  integrity: string | undefined;
}

/** Undefined for a remote's artefact. */
export function releasedShell(
  { descriptor, files }: Pick<Artefact, 'descriptor' | 'files'>,
  firstViews = noFirstViews,
): ReleasedShell | undefined {
  if (!isShell(descriptor)) return undefined;
  const linked = (path: string): LinkedFile => ({
    url: `${SHELL_FILES_PATH}/${descriptor.version}/${path}`,
    integrity: files.find((file) => file.path === path)?.integrity,
  });
  const favicon = files.find((file) => /(^|\/)favicon[\w.-]*\.(svg|ico|png)$/.test(file.path));
  return {
    version: descriptor.version,
    scripts: descriptor.scripts.map(linked),
    styles: descriptor.styles.map(linked),
    fonts: descriptor.fonts.map(linked),
    textsIn: (locale) =>
      textGroups(['remote'], locale).flatMap((group) => (descriptor.preload[group]?.js ?? []).map(linked)),
    codeOf(route, locale) {
      const code = descriptor.screens[route] ?? [];
      const groups = [...code, ...textGroups(code, locale)].flatMap((name) => descriptor.preload[name] ?? []);
      return {
        scripts: groups.flatMap(({ js }) => js.map(linked)),
        styles: groups.flatMap(({ css }) => css.map(linked)),
      };
    },
    favicon: favicon && linked(favicon.path).url,
    firstViews,
  };
}
