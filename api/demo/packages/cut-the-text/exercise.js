/** Six sentences, one after the other. What is done stands in the suspend data, so that one goes on where one was. */
import { runTime } from './run-time.js';
import { sentences } from './sentences.js';

const { document } = globalThis;
const PASS = 0.7;
const parts = Object.fromEntries(
  ['place', 'sentence', 'verdict', 'check', 'next'].map((id) => [id, document.getElementById(id)]),
);
const beganAt = Date.now();
const shares = readShares();

function readShares() {
  try {
    return JSON.parse(runTime.get('cmi.suspend_data') || '[]');
  } catch {
    return [];
  }
}

function show() {
  const at = shares.length;
  if (at === sentences.length) return showEnd();
  parts.place.textContent = `Sentence ${at + 1} of ${sentences.length}`;
  parts.verdict.textContent = '';
  parts.check.hidden = false;
  parts.next.hidden = true;
  parts.sentence.replaceChildren(...sentences[at].map(({ word }) => wordButton(word)));
}

function wordButton(word) {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = word;
  button.setAttribute('aria-pressed', 'false');
  button.onclick = () => button.setAttribute('aria-pressed', String(button.getAttribute('aria-pressed') === 'false'));
  return button;
}

parts.check.onclick = () => {
  const words = sentences[shares.length];
  const buttons = [...parts.sentence.children];
  const right = words.filter(({ canGo }, at) => canGo === (buttons[at].getAttribute('aria-pressed') === 'true')).length;
  const kept = words.filter(({ canGo }) => !canGo).map(({ word }) => word);
  parts.verdict.textContent = `${right} of ${words.length} words as we would have it: ${kept.join(' ')}`;
  for (const button of buttons) button.disabled = true;
  shares.push(right / words.length);
  keep();
  parts.check.hidden = true;
  parts.next.hidden = false;
  parts.next.textContent = shares.length === sentences.length ? 'See the result' : 'Next sentence';
  parts.next.focus();
};
parts.next.onclick = show;

const score = () => shares.reduce((sum, share) => sum + share, 0) / sentences.length;

function keep() {
  runTime.set('cmi.suspend_data', JSON.stringify(shares));
  runTime.set('cmi.location', shares.length);
  runTime.set('cmi.progress_measure', (shares.length / sentences.length).toFixed(2));
  const isDone = shares.length === sentences.length;
  runTime.set('cmi.completion_status', isDone ? 'completed' : 'incomplete');
  if (isDone) {
    runTime.set('cmi.score.min', 0);
    runTime.set('cmi.score.max', 100);
    runTime.set('cmi.score.raw', Math.round(100 * score()));
    runTime.set('cmi.score.scaled', score().toFixed(2));
    runTime.set('cmi.success_status', score() >= PASS ? 'passed' : 'failed');
  }
  runTime.commit();
}

function showEnd() {
  parts.place.textContent = 'All six sentences';
  parts.sentence.replaceChildren();
  parts.check.hidden = true;
  parts.next.hidden = true;
  const percent = Math.round(100 * score());
  parts.verdict.textContent =
    score() >= PASS
      ? `${percent} %: passed. What is left out is never missed.`
      : `${percent} %: 70 % passes. Begin a new attempt, and read each sentence without the word before you press it.`;
}

globalThis.addEventListener('pagehide', () => {
  const isDone = shares.length === sentences.length;
  runTime.set('cmi.exit', isDone ? 'normal' : 'suspend');
  runTime.set('cmi.session_time', `PT${Math.round((Date.now() - beganAt) / 1000)}S`);
  runTime.end();
});
show();
