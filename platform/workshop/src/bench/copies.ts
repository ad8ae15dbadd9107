import { API_PREFIX } from '@stoa/shared/contract/kernel/routes.ts';
import type { Budget } from './budgets.ts';
import { firstPaint, watchHeadings } from './first-paint.ts';
import { logNetwork } from './network-log.ts';
import { inFreshPage } from './open-browser.ts';
import { read, signIn } from './sign-in.ts';
import type { Stage } from './stage.ts';

/** Words that every build of the library has once, and nothing else has. */
const markers = {
  react: 'unstable_useCacheRefresh',
  'react-dom': '__reactContainer$',
  'react-router': 'useRoutes() may be used only in the context of a <Router>',
};

/** Opens a screen of every remote in one browser, and looks in all scripts that came for copies of what is shared. */
export async function measureCopies(stage: Stage): Promise<Budget> {
  const { url } = await stage.product();
  const { items } = await read<{ items: { slug: string }[] }>(fetch(`${url}${API_PREFIX}/filter/published/courses`));
  const screens = ['/marketplace/results', `/course/${items[0]?.slug}`, '/course/create', '/home', '/certificates'];
  const scripts = await inFreshPage(await stage.browser(), async (page, context) => {
    await signIn(context, url, 'teacher');
    const log = await logNetwork(page);
    await watchHeadings(page);
    for (const screen of screens) {
      await page.goto(url + screen);
      await firstPaint(log.cdp);
      await log.quiet(1_000);
    }
    return log.requests().filter(({ type }) => type === 'Script');
  });
  const bodies = await Promise.all(scripts.map(async (script) => (await fetch(script.url)).text()));
  const counts = Object.entries(markers).map(([name, marker]) => ({
    name,
    copies: bodies.filter((body) => body.includes(marker)).length,
  }));
  const isRemote = /\/remotes\/([^/]+)\//;
  const remotes = new Set(scripts.flatMap((script) => isRemote.exec(script.url)?.[1] ?? []));
  return {
    part: 'page',
    what: 'downloads of each shared library',
    // None at all would mean that the markers are out of date.
    measured: counts.some(({ copies }) => copies === 0) ? NaN : Math.max(...counts.map(({ copies }) => copies)),
    unit: '',
    limit: { atMost: 1 },
    detail: `${counts.map(({ name, copies }) => `${name} ${copies}`).join(', ')} in ${scripts.length} scripts of the shell and ${remotes.size} remotes`,
  };
}
