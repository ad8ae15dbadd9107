/**
 * What remotes tell one another: facts in the past tense, with ids and no data. Whoever hears one re-reads from the API.
 * Delivered in this page only, after the current task, each listener on its own (a throwing one harms no other).
 */
export interface PlatformEventMap {
  'course-enrolled': { courseId: string };
  'progress-changed': { courseId: string; percentage: number };
  'course-completed': { courseId: string; certificateSlug: string | null };
  'course-status-changed': { courseId: string; status: string };
  'notifications-changed': Record<string, never>;
  /** Something was put into the cart or taken out: a guest's in this browser, or a person's own. */
  'cart-changed': Record<string, never>;
  'session-changed': { userId: string | null };
}
export type PlatformEventName = keyof PlatformEventMap;

export interface PlatformEvents {
  emit<N extends PlatformEventName>(name: N, detail: PlatformEventMap[N]): void;
  on<N extends PlatformEventName>(name: N, listener: (detail: PlatformEventMap[N]) => void): () => void;
}
