/*
 * Runs in the page before the shell, in development only. Every remote brings its own React Refresh, and learns of the
 * shell's React only from the hook that React's devtools install. Without the devtools there is none; this one keeps
 * what a latecomer needs: the renderers so far.
 */
globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= {
  renderers: new Map(),
  supportsFiber: true,
  inject(renderer) {
    const id = this.renderers.size + 1;
    this.renderers.set(id, renderer);
    return id;
  },
  onCommitFiberRoot() {},
  onCommitFiberUnmount() {},
  onPostCommitFiberRoot() {},
  onScheduleFiberRoot() {},
};
