/**
 * In a page of the site: the frame of a launch, and the port to it, as the player has it.
 * `stepsPage.open(launch)`, `stepsPage.go(item)`, `stepsPage.shown()`.
 */
globalThis.stepsPage = (() => {
  const { document } = globalThis;
  const said = [];
  let port;
  return {
    open({ url, origin }) {
      const channel = new MessageChannel();
      port = channel.port1;
      port.onmessage = ({ data }) => said.push(data);
      const frame = document.createElement('iframe');
      frame.setAttribute(
        'sandbox',
        'allow-scripts allow-same-origin allow-forms allow-popups allow-modals allow-downloads',
      );
      frame.onload = () => frame.contentWindow.postMessage({ type: 'hello' }, origin, [channel.port2]);
      frame.src = url;
      document.body.append(frame);
    },
    go(item) {
      if (this.shown() !== item) port.postMessage({ type: 'go', to: { item } });
    },
    /** The item on stage; undefined while there is none. @throws the frame's words where it has failed */
    shown() {
      const failed = said.find(({ type }) => type === 'failed');
      if (failed) throw new Error(failed.message);
      return said.findLast(({ type }) => type === 'item')?.identifier;
    },
  };
})();
