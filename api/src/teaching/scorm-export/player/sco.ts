import { runMarkPage } from './mark-page.ts';
import { runMediaPage } from './media-page.ts';
import { openSco } from './open-sco.ts';
import { element, readFacts } from './page.ts';
import { runQuizPage } from './quiz-page.ts';
import { findRuntime } from './find-runtime.ts';

/** The one script of every page of an exported course. */
const run = { mark: runMarkPage, media: runMediaPage, quiz: runQuizPage };

const facts = readFacts();
const sco = openSco(findRuntime(window, facts.edition), facts);
if (sco === undefined) element('alone').hidden = false;
run[facts.kind](facts, sco);

addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') sco?.commit();
});
addEventListener('pagehide', () => sco?.leave());
// Out of the browser's memory, where the stay has ended: a new one begins.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) location.reload();
});
