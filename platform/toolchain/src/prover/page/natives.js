/*
 * What the page and the language come with: functions, prototypes and objects that all code of the page shares. Uses nothing
 * but what it took hold of before any other code ran: what it looks at may have been replaced by what it looks for.
 */
/* global inPage */
inPage((probe) => {
  const { ownKeys, getOwnPropertyDescriptor } = Reflect;
  const { create, is } = Object;
  const { match } = Symbol;
  const pattern = RegExp.prototype[match];
  /** React marks each document that it listens to, once and for good. */
  const OF_REACT = /^_reactListening/;

  /** In words → what has properties that are everybody's. */
  const shared = [];
  const isObject = (value) => typeof value === 'object' && value !== null;
  const ofWindow = ownKeys(window);
  for (const name of ofWindow) {
    const value = getOwnPropertyDescriptor(window, name)?.value;
    if (typeof name === 'symbol' || !(typeof value === 'function' || isObject(value))) continue;
    if (value === window) continue;
    shared[shared.length] = { words: name, object: value };
    if (isObject(value.prototype) || typeof value.prototype === 'function')
      shared[shared.length] = { words: `${name}.prototype`, object: value.prototype };
  }
  const { document, history, location, navigator, performance, screen, crypto, customElements } = window;
  const single = { document, history, location, navigator, performance, screen, crypto, customElements };
  for (const words of ownKeys(single)) shared[shared.length] = { words, object: single[words] };

  /** All properties of the shared objects, and of window those that it came with. */
  const takeDown = () => {
    const all = [];
    const keep = (words, object, keys) => {
      const known = create(null);
      for (let at = 0; at < keys.length; at += 1) known[keys[at]] = getOwnPropertyDescriptor(object, keys[at]);
      all[all.length] = { words, object, keys, known };
    };
    keep('window', window, ofWindow);
    for (let at = 0; at < shared.length; at += 1) keep(shared[at].words, shared[at].object, ownKeys(shared[at].object));
    return all;
  };
  const isSame = (one, other) =>
    one === other ||
    (one !== undefined &&
      other !== undefined &&
      is(one.value, other.value) &&
      is(one.get, other.get) &&
      is(one.set, other.set));
  const nameOf = (words, key) => (typeof key === 'symbol' ? `a symbol of ${words}` : `${words}.${key}`);

  let before = [];
  probe.takeDownNatives = () => {
    before = takeDown();
  };
  /** What is another one than when that was taken down. */
  probe.replaced = () => {
    const found = [];
    for (let place = 0; place < before.length; place += 1) {
      const { words, object, keys, known } = before[place];
      for (let at = 0; at < keys.length; at += 1) {
        const key = keys[at];
        if (!isSame(known[key], getOwnPropertyDescriptor(object, key))) found[found.length] = nameOf(words, key);
      }
      if (object === window) continue;
      const now = ownKeys(object);
      for (let at = 0; at < now.length; at += 1) {
        const key = now[at];
        const isKnown = known[key] !== undefined || (typeof key === 'string' && pattern.call(OF_REACT, key) !== null);
        if (!isKnown) found[found.length] = nameOf(words, key);
      }
    }
    return found;
  };
});
