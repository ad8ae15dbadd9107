/** Where a part of the package is shown. Its page is unloaded, and has heard of that, before another takes its place. */
export function makeStage() {
  let frame: HTMLIFrameElement | undefined;
  let isClosed = false;
  const clear = (): void => {
    frame?.remove();
    frame = undefined;
  };
  return {
    clear,
    /** For good. */
    close: (): void => {
      isClosed = true;
      clear();
    },
    show: (address: string, title: string): void => {
      clear();
      if (isClosed) return;
      frame = document.createElement('iframe');
      frame.name = 'sco';
      frame.title = title;
      frame.allow = 'fullscreen; autoplay; unload';
      frame.src = address;
      document.body.append(frame);
    },
  };
}
export type Stage = ReturnType<typeof makeStage>;
