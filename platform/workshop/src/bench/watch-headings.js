/**
 * Runs in the page before its own code. Marks the heading of the main part in the moment it is put there, so that the
 * browser tells when its text was really painted (Element Timing). On a remote's address only the remote draws one.
 */
{
  const { document, window, MutationObserver } = globalThis;
  const paints = [];
  let lastClick;
  const mark = () => {
    for (const heading of document.querySelectorAll('main h1:not([elementtiming])')) {
      heading.setAttribute('elementtiming', 'heading');
    }
  };
  new MutationObserver(mark).observe(document, { childList: true, subtree: true });
  new PerformanceObserver((list) => {
    for (const { renderTime } of list.getEntries()) paints.push(renderTime);
  }).observe({ type: 'element', buffered: true });
  document.addEventListener('click', (event) => (lastClick = event.timeStamp), { capture: true });

  window.stoaPaints = {
    /** Milliseconds since the navigation began, and the wall clock's time; undefined before it. */
    first: () => paints[0] && { at: paints[0], wallTime: performance.timeOrigin + paints[0] },
    /** Milliseconds from the last click to the first heading painted after it. */
    afterClick: () => {
      const paint = paints.find((at) => at > lastClick);
      return paint && { took: paint - lastClick };
    },
  };
}
