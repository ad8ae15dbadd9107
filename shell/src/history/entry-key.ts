/** As react-router's history keeps it in the browser's entry. */
interface EntryState {
  key?: string;
}

/**
 * Gives the browser's history entry of the moment a key of its own, which stays with it over reloads. React Router names
 * only entries that it made itself: every page opened by its address, and every anchor gone to without it, would be `default`.
 */
export function nameEntry(): void {
  const state = window.history.state as EntryState | null;
  if (state?.key) return;
  const key = Math.random().toString(36).slice(2, 10);
  window.history.replaceState({ ...state, key }, '');
}
