/*
 * Runs in the page before anything else of it, and knows what the page has asked for that has not come yet: calls, scripts,
 * stylesheets. Streams, media and sockets may go on for ever, so they are not counted.
 */
/* global inPage */
inPage((probe) => {
  /** What is on its way → when it was asked for. */
  const asked = new Map();
  const wait = (what) => asked.set(what, performance.now());

  const { fetch } = window;
  window.fetch = function watched(...request) {
    const call = {};
    wait(call);
    return fetch.apply(this, request).finally(() => asked.delete(call));
  };
  const { send } = XMLHttpRequest.prototype;
  XMLHttpRequest.prototype.send = function watched(body) {
    send.call(this, body);
    if (this.readyState === XMLHttpRequest.DONE) return;
    wait(this);
    this.addEventListener('loadend', () => asked.delete(this), { once: true });
  };

  const FILES = 'script[src]:not([nomodule]), link[rel~="stylesheet"][href]:not([disabled])';
  const filesIn = (node) =>
    node instanceof Element ? [...(node.matches(FILES) ? [node] : []), ...node.querySelectorAll(FILES)] : [];
  /** Loaded or failed: one may be quicker than the news of its arrival. */
  const settled = new WeakSet();
  for (const end of ['load', 'error'])
    document.addEventListener(
      end,
      ({ target }) => {
        settled.add(target);
        asked.delete(target);
      },
      true,
    );
  new MutationObserver((changes) => {
    const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
    for (const file of added.flatMap(filesIn)) if (!settled.has(file)) wait(file);
  }).observe(document, { childList: true, subtree: true });

  /** Whether something is on its way. What hangs for longer than this is not waited for. */
  probe.isAwaiting = (longestMs) =>
    // What was taken out of the page brings nothing any more.
    [...asked].some(([what, since]) => performance.now() - since < longestMs && what.isConnected !== false);
});
