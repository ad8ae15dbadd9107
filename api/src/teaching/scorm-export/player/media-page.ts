import type { Sco } from './open-sco.ts';
import type { PageFacts } from './facts.ts';
import { element, filled } from './page.ts';
import { addWatched, readWatched, secondsOf, writeWatched, type Watched } from './watched.ts';

/** Between two words of a player there are a quarter of a second, times its speed; more is a jump. */
const LONGEST_STEP_S = 4;
/** Seconds of playing between two commits. */
const COMMIT_S = 20;

/** A film or a recording: complete once enough different seconds of it were played. */
export function runMediaPage({ texts, threshold }: PageFacts, sco: Sco | undefined): void {
  const media = element<HTMLMediaElement>('media');
  let watched: Watched = readWatched(sco?.state ?? '');
  let last: number | undefined;
  let committed = secondsOf(watched);

  const show = () => {
    const percent = media.duration > 0 ? Math.min(100, Math.floor((secondsOf(watched) * 100) / media.duration)) : 0;
    element('state').textContent = sco?.isDone ? texts.done : filled(texts.watched, { percent });
    return percent;
  };
  const keep = () => sco?.keep({ state: writeWatched(watched), location: media.currentTime.toFixed(1) });
  const note = () => {
    const now = media.currentTime;
    if (last !== undefined && now > last && now - last < LONGEST_STEP_S) watched = addWatched(watched, last, now);
    last = media.paused || media.seeking ? undefined : now;
    keep();
    if (show() >= threshold && sco !== undefined && !sco.isDone) {
      sco.complete();
      show();
    } else if (secondsOf(watched) - committed >= COMMIT_S) {
      committed = secondsOf(watched);
      sco?.commit();
    }
  };
  for (const event of ['timeupdate', 'pause', 'ended']) media.addEventListener(event, note);
  media.addEventListener('play', () => (last = media.currentTime));
  media.addEventListener('seeking', () => (last = undefined));
  const begin = () => {
    const at = Number(sco?.location) || 0;
    if (at < media.duration - 2) media.currentTime = at;
    show();
  };
  if (media.readyState >= HTMLMediaElement.HAVE_METADATA) begin();
  else media.addEventListener('loadedmetadata', begin, { once: true });
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-at]')) {
    button.addEventListener('click', () => {
      media.currentTime = Number(button.dataset['at']);
      void media.play();
    });
  }
}
