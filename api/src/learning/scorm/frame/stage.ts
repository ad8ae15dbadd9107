/** Where a part of the package is shown. Its page is unloaded, and has heard of that, before another takes its place. */
export function makeStage(onBlocked?: (blocked: { address: string; directive: string }) => void) {
  let frame: HTMLIFrameElement | undefined;
  let isClosed = false;
  const clear = (): void => {
    frame?.remove();
    frame = undefined;
  };
  const tellBlocked = ({ blockedURI, effectiveDirective }: SecurityPolicyViolationEvent): void =>
    onBlocked?.({ address: blockedURI, directive: effectiveDirective });
  /** The window of a frame that is still empty stays that of the page that comes into it. */
  const watch = ({ contentWindow }: HTMLIFrameElement): void => {
    if (onBlocked) contentWindow?.addEventListener('securitypolicyviolation', tellBlocked);
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
      watch(frame);
      frame.addEventListener('load', (event) => watch(event.currentTarget as HTMLIFrameElement));
    },
  };
}
export type Stage = ReturnType<typeof makeStage>;
