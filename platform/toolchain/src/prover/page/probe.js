/*
 * Runs in the page before anything else of it, and answers what the prover asks. Plain JavaScript, for it is given to the
 * browser as it stands. Who called is read off the stack: what comes from the code of a remote is that remote's.
 */
(() => {
  if (window !== window.top) return;
  Error.stackTraceLimit = 40;
  const { setTimeout, setInterval, clearTimeout, clearInterval, getComputedStyle } = window;
  const calledByRemote = () => /\/remotes\/[^/]+\//.test(new Error().stack ?? '');

  /** Timers that a remote's code started: id → in words. */
  const timers = new Map();
  const watchTimer = (start, words) =>
    function watched(run, delay = 0, ...rest) {
      const isRemotes = calledByRemote();
      const fire = () => {
        if (words === 'timeout') timers.delete(id);
        if (typeof run === 'function') run(...rest);
      };
      const id = start.call(window, fire, delay);
      if (isRemotes) timers.set(id, `${words} of ${delay} ms`);
      return id;
    };
  const stopTimer = (stop) =>
    function stopped(id) {
      timers.delete(id);
      stop.call(window, id);
    };
  Object.assign(window, {
    setTimeout: watchTimer(setTimeout, 'timeout'),
    setInterval: watchTimer(setInterval, 'interval'),
    clearTimeout: stopTimer(clearTimeout),
    clearInterval: stopTimer(clearInterval),
  });

  /** Listeners that a remote's code added to what outlives it: in words → those who listen. */
  const listeners = new Map();
  const lasting = (target) =>
    target === window
      ? 'window'
      : target === document
        ? 'document'
        : [document.documentElement, document.body, document.head].includes(target)
          ? target.localName
          : undefined;
  const isCapture = (options) => (typeof options === 'object' ? Boolean(options?.capture) : Boolean(options));
  const wordsOf = (target, type, options) => `${type} on ${target}${isCapture(options) ? ', on the way down' : ''}`;
  const { addEventListener, removeEventListener } = EventTarget.prototype;
  EventTarget.prototype.addEventListener = function add(type, listener, options) {
    const target = lasting(this ?? window);
    if (target && listener && calledByRemote()) {
      const words = wordsOf(target, type, options);
      const those = listeners.get(words) ?? new Set();
      listeners.set(words, those.add(listener));
      // One that is taken away by a signal, or after its first call, leaves by itself.
      options?.signal?.addEventListener('abort', () => those.delete(listener));
      if (options?.once) addEventListener.call(this ?? window, type, () => those.delete(listener), { once: true });
    }
    return addEventListener.call(this ?? window, type, listener, options);
  };
  EventTarget.prototype.removeEventListener = function remove(type, listener, options) {
    const target = lasting(this ?? window);
    if (target) listeners.get(wordsOf(target, type, options))?.delete(listener);
    return removeEventListener.call(this ?? window, type, listener, options);
  };

  /** Between two looks at the page. */
  const TURN_MS = 30;
  const main = () => document.querySelector('main');
  /** A screen has come that is no skeleton. */
  const hasCome = () => {
    const outlet = main();
    return Boolean(outlet && !outlet.querySelector('[aria-busy="true"]') && (outlet.textContent ?? '').trim());
  };
  /** What the shell draws around a screen, in the order of the document. */
  const frameElements = () => {
    const outlet = main();
    const known = [...document.body.querySelectorAll('header, header *, footer, footer *')];
    return known.filter(
      (element) => !outlet?.contains(element) && !element.closest('[aria-live], [role="progressbar"]'),
    );
  };
  /** What has the height of the screen in it says nothing of the frame. */
  const roots = () => [document.documentElement, document.body];
  const ofContent = /^(height|width)$/;

  const nameOf = (element) => {
    const label = roots().includes(element) ? '' : (element.getAttribute('aria-label') ?? element.textContent ?? '');
    return `<${element.localName}>${label.trim() ? ` “${label.trim().slice(0, 30)}”` : ''}`;
  };
  /** What can be seen or felt of an element, what says most first. */
  const SEEN = (
    'display visibility opacity position color background-color background-image font-family font-size font-weight ' +
    'font-style line-height letter-spacing text-align text-decoration-line text-transform white-space direction ' +
    'width height margin-top margin-right margin-bottom margin-left padding-top padding-right padding-bottom ' +
    'padding-left border-top-width border-right-width border-bottom-width border-left-width border-top-color ' +
    'border-top-style border-top-left-radius top right bottom left z-index overflow-x overflow-y box-shadow ' +
    'outline-style outline-width transform translate scale rotate filter backdrop-filter clip-path mask-image ' +
    'mix-blend-mode pointer-events cursor user-select flex-direction flex-grow order align-items justify-content ' +
    'row-gap grid-template-columns fill stroke content-visibility float zoom'
  )
    .split(' ')
    .concat('::before', '::after');
  const stylesOf = (element) => {
    const styles = getComputedStyle(element);
    return SEEN.map((seen) =>
      seen.startsWith('::') ? getComputedStyle(element, seen).content : styles.getPropertyValue(seen),
    );
  };
  const still = new CSSStyleSheet();
  still.replaceSync('*, *::before, *::after { transition: none !important; animation: none !important; }');
  /** A transition would show the value of before. */
  const withoutMotion = (look) => {
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, still];
    try {
      return look();
    } finally {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== still);
    }
  };
  const frameLooks = () =>
    withoutMotion(() => [
      ...roots().map((element) => ({ name: nameOf(element), styles: stylesOf(element), isRoot: true })),
      ...frameElements().map((element) => ({ name: nameOf(element), styles: stylesOf(element), isRoot: false })),
    ]);
  const differences = (one, other) =>
    one.flatMap(({ name, styles, isRoot }, index) => {
      const now = other[index]?.styles ?? [];
      const changed = SEEN.filter((property, at) => styles[at] !== now[at] && !(isRoot && ofContent.test(property)));
      return changed.slice(0, 2).map((property) => {
        const at = SEEN.indexOf(property);
        return `${name}: ${property} is ${now[at]} instead of ${styles[at]}`;
      });
    });

  let looksBefore = [];
  let sheetsBefore = new Set();
  const allSheets = () => [...document.styleSheets, ...document.adoptedStyleSheets];
  const isShown = (element) => {
    const { display, visibility, opacity } = getComputedStyle(element);
    const { width, height } = element.getBoundingClientRect();
    return display !== 'none' && visibility === 'visible' && Number(opacity) > 0 && width > 0 && height > 0;
  };

  window.stoaProbe = {
    /** Takes down how the frame is without the remote. */
    begin() {
      looksBefore = frameLooks();
      sheetsBefore = new Set(allSheets());
    },
    /**
     * Milliseconds until the screen stands; null when that takes too long. It is at rest when nothing is on its way
     * (awaited.js) and nothing comes or changes any more. That is counted in turns: a busy page's clock goes on.
     */
    async rest({ budgetMs, quietMs }) {
      const began = performance.now();
      let shownMs = null;
      let quietTurns = 0;
      const note = () => {
        quietTurns = 0;
      };
      const changes = new MutationObserver(note);
      changes.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
      const arrivals = new PerformanceObserver(note);
      arrivals.observe({ type: 'resource' });
      for (;;) {
        await new Promise((resolve) => setTimeout.call(window, resolve, TURN_MS));
        quietTurns += 1;
        if (window.stoaAwaits(budgetMs)) note();
        const tookMs = performance.now() - began;
        if (hasCome()) shownMs ??= Math.round(tookMs);
        else shownMs = null;
        if ((shownMs !== null && quietTurns * TURN_MS > quietMs) || tookMs > budgetMs) break;
      }
      changes.disconnect();
      arrivals.disconnect();
      return shownMs;
    },
    /** What the stylesheets that came with the remote do to the frame: with them, and a moment without. */
    frameWithAndWithout() {
      const come = allSheets().filter((sheet) => !sheetsBefore.has(sheet) && !sheet.disabled);
      const withThem = frameLooks();
      for (const sheet of come) sheet.disabled = true;
      const without = frameLooks();
      for (const sheet of come) sheet.disabled = false;
      const hidden = ['header', 'footer']
        .flatMap((name) => [...document.querySelectorAll(name)])
        .filter((element) => !main()?.contains(element) && !isShown(element))
        .map((element) => `${nameOf(element)} is in the page and cannot be seen`);
      return [...differences(without, withThem), ...hidden];
    },
    /** What is other than before the remote came. */
    frameAfter() {
      const now = frameLooks();
      if (now.length !== looksBefore.length) return [`it has ${now.length} elements instead of ${looksBefore.length}`];
      return differences(looksBefore, now);
    },
    /** What a remote's code has left running, in words. */
    left() {
      return [...[...listeners].flatMap(([words, those]) => Array.from(those, () => words)), ...timers.values()];
    },
    globals: () => Object.getOwnPropertyNames(window),
    go(path) {
      window.history.pushState({}, '', path);
      window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
    },
  };
})();
