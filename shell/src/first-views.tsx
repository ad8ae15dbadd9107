import { locales, type Locale } from '@stoa/shared/contract/site/locales.ts';
import { FRAME_VIEW, PERSONS_FRAME_VIEW } from '@stoa/shared/platform-contract/first-view-marks.ts';
import { prerender } from 'react-dom/static';
import { App } from './frame/app.tsx';
import { loadFirstTexts } from './messages/load-first-texts.ts';
import { loadScreen } from './routing/lazy-screen.tsx';
import { routesOfScreens, type ShellScreens } from './routing/shell-screens.tsx';
import { screens as declared } from './screens.ts';
import { createStillShell } from './first-view/still-shell.ts';

/** What a guest sees first at an address of the shell, or around the screen of a remote: drawn when the shell is built. */
export interface DrawnView {
  /** Id of the route; the two frames are for pages of remotes. */
  view: string;
  locale: Locale;
  html: string;
}

/** An address that the shell leaves to others. */
const ELSEWHERE = '/any-remote';
const frames = [
  [FRAME_VIEW, false],
  [PERSONS_FRAME_VIEW, true],
] as const;

const screens: ShellScreens = declared;
const routes = routesOfScreens(screens);

/** Each in every language. */
export async function drawFirstViews(): Promise<DrawnView[]> {
  const drawn: DrawnView[] = [];
  for (const locale of locales) {
    await loadFirstTexts(locale);
    for (const [view, { path, load, hasFirstView }] of Object.entries(screens)) {
      if (!hasFirstView) continue;
      await loadScreen(load);
      drawn.push({ view, locale, html: await draw({ pathname: path, locale, isPersons: false }) });
    }
    for (const [view, isPersons] of frames) {
      drawn.push({ view, locale, html: await draw({ pathname: ELSEWHERE, locale, isPersons }) });
    }
  }
  return drawn;
}

/** Waits for the texts of the screen; one that fails fails the build. */
async function draw(page: Parameters<typeof createStillShell>[0]): Promise<string> {
  const failures: unknown[] = [];
  const { prelude } = await prerender(<App shell={createStillShell(page)} screens={routes} />, {
    // What is large would come behind the page, and be put in its place by a script.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => void failures.push(error),
  });
  const html = await new Response(prelude).text();
  if (failures.length > 0)
    throw new AggregateError(failures, `The first view of ${page.pathname} in ${page.locale} cannot be drawn.`);
  return html;
}
