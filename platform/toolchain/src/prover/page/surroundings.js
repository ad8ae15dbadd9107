/* What stands in the document around the element that a remote is given: elements, their attributes and texts. */
/* global inPage */
inPage((probe) => {
  /** Code and styles that are fetched for the first screen of a remote stay for its next. */
  const FETCHED =
    'script, style, link[rel~="stylesheet"], link[rel~="preload"], link[rel~="modulepreload"], link[rel~="prefetch"]';
  /** What libraries count up with each element that they draw anew. */
  const COUNTED = /_r_\w+_|«\w+»|:r\w+:|\bmantine-\w+(?=-|$)/g;
  const UNSAID_WHEN_EMPTY = new Set(['class', 'style']);
  /** What may show something of elsewhere. */
  const WINDOWS = 'iframe, object, embed';
  /** What libraries keep for their next use: nobody sees it, and nobody meets it with a pointer. */
  const isOutOfSight = (element) => {
    const { width, height } = element.getBoundingClientRect();
    if (element.matches(WINDOWS) || element.querySelector(WINDOWS)) return false;
    const isEmpty = (width === 0 || height === 0) && element.childElementCount === 0;
    return isEmpty || !element.checkVisibility({ visibilityProperty: true });
  };
  /** What says something for a moment, by its design. */
  const MOMENTARY = '[aria-live], [role="progressbar"]';

  const spread = (element) => ({
    attributes: new Map(
      [...element.attributes]
        .map(({ name, value }) => [name, value.replace(COUNTED, '*')])
        .filter(([name, value]) => value !== '' || !UNSAID_WHEN_EMPTY.has(name))
        .sort(([one], [other]) => (one < other ? -1 : 1)),
    ),
    text: [...element.childNodes]
      .filter((node) => node.nodeType === Node.TEXT_NODE)
      .map(({ data }) => data.trim())
      .join(' ')
      .trim(),
  });
  /** Every element outside of what is momentary, and of a remote's place. */
  const takeDown = (isLeftOut) => {
    const all = [];
    const walk = (element, path) => {
      if (element.matches(FETCHED) || isLeftOut(element)) return;
      const { attributes, text } = spread(element);
      const place = `${path}>${element.localName}`;
      const key = JSON.stringify([place, [...attributes], text]);
      all.push({ element, place, attributes, text, key, words: probe.nameOf(element), parent: element.parentElement });
      for (const child of element.children) walk(child, place);
    };
    walk(document.documentElement, '');
    return all;
  };
  const lacking = (those, others) => {
    const counts = new Map();
    for (const { key } of others) counts.set(key, (counts.get(key) ?? 0) + 1);
    return those.filter(({ key }) => {
      const count = counts.get(key) ?? 0;
      counts.set(key, count - 1);
      return count < 1;
    });
  };
  const quoted = (value) => (value === undefined ? 'not there' : `“${value.slice(0, 80)}”`);
  const changes = (was, is) => {
    const names = [...new Set([...was.attributes.keys(), ...is.attributes.keys()])];
    const found = names
      .filter((name) => was.attributes.get(name) !== is.attributes.get(name))
      .map(
        (name) =>
          `${is.words}: ${name} is ${quoted(is.attributes.get(name))} instead of ${quoted(was.attributes.get(name))}`,
      );
    return was.text === is.text
      ? found
      : [...found, `${is.words}: its text is ${quoted(is.text)} instead of ${quoted(was.text)}`];
  };

  let before = [];
  let momentary = new Set();
  let stood = new WeakSet();
  const isLeftOut = (element) => momentary.has(element);
  probe.takeDownSurroundings = () => {
    momentary = new Set(document.querySelectorAll(MOMENTARY));
    stood = new WeakSet(document.querySelectorAll('*'));
    before = takeDown(isLeftOut);
  };
  /** What was added, taken away or changed since then. */
  probe.surroundingsChanged = () => {
    const now = takeDown(isLeftOut);
    const gone = lacking(before, now);
    const found = [];
    const added = new Set();
    for (const one of lacking(now, before)) {
      const at = gone.findIndex(({ place }) => place === one.place);
      if (at >= 0) found.push(...changes(gone.splice(at, 1)[0], one));
      else {
        if (isOutOfSight(one.element)) continue;
        // What is in it has come with it.
        if (!added.has(one.parent))
          found.push(`${probe.nameOf(one.parent)} has ${one.words} in it, which was not there`);
        added.add(one.element);
      }
    }
    return [...found, ...gone.map(({ words }) => `${words} is gone`)];
  };
  /** What stands before the frame, or speaks another language than it. */
  probe.surroundingsHidden = () => {
    const root = before.find(({ element }) => element === document.documentElement);
    const tongue = ['lang', 'dir']
      .filter((name) => root && (root.attributes.get(name) ?? null) !== document.documentElement.getAttribute(name))
      .map(
        (name) =>
          `<html>: ${name} is ${quoted(document.documentElement.getAttribute(name) ?? undefined)} instead of ${quoted(root.attributes.get(name))}`,
      );
    const outlet = probe.main();
    const parts = [...document.querySelectorAll('header, footer')].filter((part) => !outlet?.contains(part));
    const covering = parts.flatMap((part) => {
      const { left, top, width, height } = part.getBoundingClientRect();
      const hits = [0.1, 0.3, 0.5, 0.7, 0.9].map((share) =>
        document.elementFromPoint(left + width * share, top + height / 2),
      );
      const [over] = hits.filter((hit) => hit && !stood.has(hit) && !part.contains(hit));
      return over ? [`${probe.nameOf(part)} is covered by ${probe.nameOf(over)}`] : [];
    });
    return [...tongue, ...covering];
  };
});
