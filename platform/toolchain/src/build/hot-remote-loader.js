/**
 * Webpack loader for the exposed module of a remote on a developer's machine. No framework's own hot reload is at work
 * there: the module takes every update below it by running anew, and tells the page, which mounts the new lifecycles.
 *
 * @this {import('webpack').LoaderContext<{ name: string }>}
 * @param {string} source
 */
export default function hotRemoteLoader(source, sourceMap) {
  const { name } = this.getOptions();
  this.callback(null, `${source}\n${takeUpdates(name)}`, sourceMap);
}

const takeUpdates = (name) => `
if (import.meta.webpackHot) {
  import.meta.webpackHot.accept((error) => {
    console.error('[stoa] ${name}: the new code does not start. Save it again, or load the page anew.', error);
  });
  import.meta.webpackHot.dispose((data) => {
    data.isUpdate = true;
  });
  if (import.meta.webpackHot.data?.isUpdate) {
    const whenApplied = (status) => {
      if (status !== 'idle') return;
      import.meta.webpackHot.removeStatusHandler(whenApplied);
      window.dispatchEvent(new CustomEvent('stoa:remote-updated', { detail: { name: ${JSON.stringify(name)} } }));
    };
    import.meta.webpackHot.addStatusHandler(whenApplied);
  }
}
`;
