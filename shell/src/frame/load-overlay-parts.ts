let parts: Promise<typeof import('./overlay-parts.tsx')> | undefined;

/** The half of the frame that opens over the page: one chunk, asked for once; a failed try is forgotten. */
export function loadOverlayParts() {
  parts ??= import('./overlay-parts.tsx').catch((error: unknown) => {
    parts = undefined;
    throw error;
  });
  return parts;
}

/** Fetches that half when the browser has nothing better to do. */
export function prefetchOverlayParts(): void {
  const quietly = () => void loadOverlayParts().catch(() => undefined);
  if ('requestIdleCallback' in window) requestIdleCallback(quietly, { timeout: 4000 });
  else setTimeout(quietly, 1500);
}
