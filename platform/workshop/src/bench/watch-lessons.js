/** Runs in the page before its own code: tells when a lesson's screen stood and when its film showed a picture. */
{
  const { document, window, MutationObserver, performance, requestAnimationFrame } = globalThis;
  const watched = new WeakSet();
  let asked;
  const look = () => {
    if (!asked) return;
    if (!asked.screen && document.querySelector('main h1')?.textContent.includes(asked.title)) {
      asked.screen = performance.now();
    }
    for (const film of document.querySelectorAll('main video')) {
      if (watched.has(film)) continue;
      watched.add(film);
      film.requestVideoFrameCallback((at) => (asked.picture ??= at));
    }
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true });

  window.stoaLessons = {
    /** Follows the link to a lesson, found by its title. */
    follow(title) {
      const link = [...document.querySelectorAll('aside a, aside button')].find(({ textContent }) =>
        textContent.includes(title),
      );
      asked = { title };
      link.click();
    },
    /** Milliseconds from the lesson's screen to the first picture of its film; undefined before both stand. */
    picture: () => asked?.screen && asked.picture && { took: Math.max(0, asked.picture - asked.screen) },
    /** Scrolls the longest list from its top to its end in four seconds; milliseconds between two frames. */
    async scroll() {
      const long = [...document.querySelectorAll('aside, html')].toSorted((a, b) => b.scrollHeight - a.scrollHeight)[0];
      const frames = [];
      let last = performance.now();
      const begin = last;
      await new Promise((resolve) => {
        const step = (now) => {
          frames.push(now - last);
          last = now;
          long.scrollTop = ((now - begin) / 4000) * long.scrollHeight;
          if (now - begin < 4000) requestAnimationFrame(step);
          else resolve();
        };
        requestAnimationFrame(step);
      });
      return frames;
    },
  };
}
