const ids = new Set<string>();
let onNew = (): void => undefined;

/** Versions whose code is in this page: `mf-catalog@1.4.0`. It never leaves before the page does. */
export const codeInPage = (): readonly string[] => [...ids];

export function noteCode(id: string): void {
  if (ids.has(id)) return;
  ids.add(id);
  onNew();
}

export function listenToCode(listener: () => void): void {
  onNew = listener;
}
