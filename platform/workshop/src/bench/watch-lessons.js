/** Runs in the page before its own code: tells when what was asked for stood, and when its film showed a picture. */
{
  const { document, window, MutationObserver, performance, requestAnimationFrame } = globalThis;
  const SCROLLED_IN_MS = 4000;
  const watched = new WeakSet();
  let asked;
  const look = () => {
    if (!asked) return;
    if (!asked.stood && document.querySelector('main')?.textContent.includes(asked.text)) {
      requestAnimationFrame((at) => (asked.stood ??= at));
    }
    for (const film of document.querySelectorAll('main video')) {
      if (watched.has(film)) continue;
      watched.add(film);
      film.requestVideoFrameCallback((at) => (asked.picture ??= at));
    }
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true });

  window.stoaLessons = {
    /** Presses what says `link`, and looks for `text`. */
    open(link, text) {
      const links = [...document.querySelectorAll('main a, main button, aside a, aside button')];
      asked = { text, begun: performance.now() };
      links.find(({ textContent }) => textContent.includes(link)).click();
    },
    /** Milliseconds until it stood. */
    stood: () => asked?.stood && { took: asked.stood - asked.begun },
    /** Milliseconds from there to the first picture of its film. */
    picture: () => asked?.stood && asked.picture && { took: Math.max(0, asked.picture - asked.stood) },
    /** Scrolls the longest list from its top to its end; milliseconds between two frames. */
    scroll() {
      const parts = [...document.querySelectorAll('aside, html')];
      const longest = parts.reduce((one, other) => (other.scrollHeight > one.scrollHeight ? other : one));
      const frames = [];
      const begun = performance.now();
      let last = begun;
      const step = (at) => {
        frames.push(at - last);
        last = at;
        longest.scrollTop = ((at - begun) / SCROLLED_IN_MS) * longest.scrollHeight;
        if (at - begun < SCROLLED_IN_MS) requestAnimationFrame(step);
        else window.stoaLessons.scrolled = () => ({ frames });
      };
      requestAnimationFrame(step);
    },
    scrolled: () => undefined,
  };
}
