/*
 * Runs in the page before anything else of it, and answers what the prover asks. Plain JavaScript, for it is given to the
 * browser as it stands. Who called is read off the stack: what does not come from the shell's code is a remote's.
 */
/* global inPage */
inPage((probe) => {
  const { getOwnPropertyDescriptor } = Reflect;
  const { pushState } = History.prototype;
  const STACK = 40;
  Error.stackTraceLimit = STACK;
  const { setTimeout, setInterval, clearTimeout, clearInterval, getComputedStyle } = window;
  /** Nobody of the frame hides who calls, nor has the browser call for them. */
  const calledByRemote = () => {
    const isSeen =
      getOwnPropertyDescriptor(Error, 'stackTraceLimit')?.value === STACK &&
      getOwnPropertyDescriptor(Error, 'prepareStackTrace') === undefined;
    const stack = isSeen ? (new Error().stack ?? '') : '';
    return /\/remotes\/[^/]+\//.test(stack) || !/\/shell\//.test(stack);
  };

  /** Timers that a remote's code started: id → in words. */
  const timers = new Map();
  /** Timeouts that were started when nothing of a remote was on the page any more. */
  const goingOn = new Set();
  let isAway = false;
  const watchTimer = (start, words) =>
    function watched(run, delay = 0, ...rest) {
      const isRemotes = calledByRemote();
      const fire = () => {
        if (words === 'timeout') timers.delete(id);
        if (typeof run === 'function') run(...rest);
      };
      const id = start.call(window, fire, delay);
      if (isRemotes) timers.set(id, `${words} of ${delay} ms`);
      if (isRemotes && isAway && words === 'timeout') goingOn.add(`${words} of ${delay} ms`);
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

  probe.main = main;
  const nameOf = (element) => {
    const label = [...roots(), document.head].includes(element)
      ? ''
      : (element.getAttribute('aria-label') ?? element.textContent ?? '');
    return `<${element.localName}>${label.trim() ? ` “${label.trim().slice(0, 30)}”` : ''}`;
  };
  probe.nameOf = nameOf;
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

  /** How the frame looks where no remote's code has come; undefined where nobody has told. */
  let looksAlone;
  const isDark = () => matchMedia('(prefers-color-scheme: dark)').matches;
  let looksBefore = [];
  let sheetsBefore = new Set();
  const allSheets = () => [...document.styleSheets, ...document.adoptedStyleSheets];
  const isShown = (element) => {
    const { display, visibility, opacity } = getComputedStyle(element);
    const { width, height } = element.getBoundingClientRect();
    return display !== 'none' && visibility === 'visible' && Number(opacity) > 0 && width > 0 && height > 0;
  };

  Object.assign(probe, {
    frameLooks,
    /** What `frameLooks()` said in a page without remotes, which liked light or dark as this one does now. */
    expectFrame(looks) {
      looksAlone = { looks, isDark: isDark() };
    },
    /** Takes down how the frame is without the screen. Says what the code did to it, which may have come long before. */
    begin() {
      isAway = false;
      probe.takeDownSurroundings();
      looksBefore = frameLooks();
      sheetsBefore = new Set(allSheets());
      if (looksAlone?.isDark !== isDark() || looksAlone.looks.length !== looksBefore.length) return [];
      return differences(looksAlone.looks, looksBefore);
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
        if (probe.isAwaiting(budgetMs)) note();
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
      return [...differences(without, withThem), ...hidden, ...probe.surroundingsHidden()];
    },
    /** What is other than before the remote came. */
    frameAfter() {
      isAway = true;
      const now = frameLooks();
      const looks = now.length === looksBefore.length ? differences(looksBefore, now) : [];
      return [...probe.surroundingsChanged(), ...looks];
    },
    timers: () => [...timers.values()],
    goingOn: () => [...goingOn],
    /** What outlives every screen, and can be listened to. */
    lasting: () => [window, document, document.documentElement, document.head, document.body],
    globals: () => Object.getOwnPropertyNames(window),
    go(path) {
      pushState.call(window.history, {}, '', path);
      window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
    },
  });
});
