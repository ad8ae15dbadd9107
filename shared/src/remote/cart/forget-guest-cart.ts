/** Where a browser keeps what a guest has put aside. */
export const GUEST_CART = 'stoa.cart';

/** Whoever uses this browser next finds nothing of it. Stands apart so that signing out needs no more code than this. */
export function forgetGuestCart(): void {
  try {
    window.localStorage.removeItem(GUEST_CART);
  } catch {
    // A browser that forbids its storage has kept nothing.
  }
}
