import { firstRelease, inlineVisit } from './release/first-release.ts';
import './remotes/lent-modules.ts';
import '@stoa/shared/ui/styles/fonts.css';
import '@stoa/shared/ui/styles/tokens.css';
import '@stoa/shared/ui/styles/reset.css';
import '@stoa/shared/ui/styles/mantine.css';
import '@stoa/shared/ui/styles/library.css';
import './styles/favicon.svg';
import { draw, firstViewIn } from './first-view/take-over.tsx';
import { App } from './frame/app.tsx';
import { loadFirstTexts } from './messages/load-first-texts.ts';
import { loadScreen } from './routing/lazy-screen.tsx';
import { routesOfScreens } from './routing/shell-screens.tsx';
import { screens } from './screens.ts';
import { pause } from './timing/pause.ts';
import { toRemoteFailure } from './failure/remote-failure.ts';
import { watchTyping } from './remotes/typed-input.ts';
import { report, watchUncaught } from './reports/report.ts';
import { createShell } from './start/create-shell.ts';
import { startRest } from './start/start-rest.ts';

// Libraries that write a <style> of their own (the scroll lock of dialogs) take the page's nonce from here.
__webpack_nonce__ = document.querySelector<HTMLElement>('[nonce]')?.nonce;

/** The signature takes a millisecond where the browser checks it; who has to load code for it sees the frame first. */
const PATIENCE_MS = 50;

watchUncaught();
watchTyping();
const routes = routesOfScreens(screens);
const shell = createShell(routes, inlineVisit);
const { accept, fail } = shell.release.getState();

const release = firstRelease.then(accept, (error: unknown) => {
  // The page comes up all the same and asks for the release again when told to.
  const failure = toRemoteFailure(error, 'manifest');
  fail(failure);
  report({ remote: 'shell', version: shell.release.getState().shellVersion }, 'load-error', failure);
});
shell.session.start();

const root = document.getElementById('stoa') ?? document.body.appendChild(document.createElement('div'));
const { load } = screens[firstViewIn(root) ?? ''] ?? screens.landing;
const ready = [
  Promise.race([release, pause(PATIENCE_MS)]),
  loadFirstTexts(shell.preferences.get().locale),
  // What stands, or is in the first script: drawn without a moment of waiting. Where it fails, its place says so.
  loadScreen(load).catch(() => undefined),
];
void Promise.all(ready).then(() => draw(root, <App shell={shell} screens={routes} />));
startRest(shell);
