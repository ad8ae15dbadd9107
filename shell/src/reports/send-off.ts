/** Sends a text that nobody waits for, also from a page that is going. Never throws. */
export function sendOff(path: string, body: unknown): void {
  const blob = new Blob([JSON.stringify(body)], { type: 'application/json' });
  if (navigator.sendBeacon?.(path, blob)) return;
  void fetch(path, { method: 'POST', body: blob, keepalive: true }).catch(() => undefined);
}
