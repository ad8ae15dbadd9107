import './provide.ts';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/reset.css';
import './styles/mantine.css';
import './styles/library.css';
import './styles/favicon.svg';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { readInlineRelease } from './release/read-release.ts';
import { offerRefresh } from './release/refresh-offer.ts';
import { watchRelease } from './release/watch-release.ts';
import { toRemoteFailure } from './remotes/remote-failure.ts';
import { createShell } from './shell.ts';

// Libraries that write a <style> of their own (the scroll lock of dialogs) take the page's nonce from here.
__webpack_nonce__ = document.querySelector<HTMLElement>('[nonce]')?.nonce;

const shell = createShell();

try {
  shell.release.getState().accept(readInlineRelease());
} catch (error) {
  // The page comes up all the same and asks for the release again when told to.
  shell.release.getState().fail(toRemoteFailure(error, 'manifest'));
}
shell.session.start();
watchRelease(shell.release);
offerRefresh(shell.release);

const root = document.getElementById('stoa') ?? document.body.appendChild(document.createElement('div'));
createRoot(root).render(<App shell={shell} />);
