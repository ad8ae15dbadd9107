import { FIRST_LOCALE } from '@stoa/shared/contract/site/locales.ts';
import type { ShellRouteEntry } from '@stoa/shared/contract/site/shell-routes.ts';
import { Page } from '@stoa/shared/ui/page.tsx';
import { RowSkeleton } from '@stoa/shared/ui/skeletons.tsx';
import { Suspense, type ComponentType } from 'react';
import { LazyScreen } from './lazy-screen.tsx';
import type { ShellRoute } from './route-table.ts';

/** A screen of the shell: what all must know of it, and what draws it. */
export interface ShellScreen extends ShellRouteEntry {
  /**
   * The module of the screen, whose default export is its component. The comment names the chunk, which is fetched ahead:
   * `import(/* webpackChunkName: "login" *\/ './screens/login-screen.tsx')`.
   */
  readonly load: () => Promise<{ default: ComponentType }>;
  /** What a guest sees first is the same for all of them, and stands in the page as it comes: `first-views.tsx`. */
  readonly hasFirstView?: true;
}
/** By the id of the route. */
export type ShellScreens = Readonly<Record<string, ShellScreen>>;

const textsComing = (
  <Page>
    <RowSkeleton />
  </Page>
);

/** The shell's own part of the route table, from the screens that it declares. */
export const routesOfScreens = (screens: ShellScreens): ShellRoute[] =>
  Object.entries(screens).map(([id, { path, titles, needs = {}, load }]) => {
    const title = titles[FIRST_LOCALE];
    return {
      kind: 'shell',
      id,
      path,
      title,
      titles,
      requiresLogin: needs.login ?? false,
      roles: [],
      permissions: [],
      guestsOnly: needs.guest ?? false,
      load,
      element: (
        // A screen waits for the texts of another language than the first.
        <Suspense key={id} fallback={textsComing}>
          <LazyScreen title={title} titles={titles} load={load} />
        </Suspense>
      ),
    };
  });
