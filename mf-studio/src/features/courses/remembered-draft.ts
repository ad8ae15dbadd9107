/** The draft begun last in this browser. The shell forgets it on logout. */
const KEY = 'stoa.course-create-slug';

// Storage may be closed to us (private windows); then nothing is remembered.
export const rememberedDraft = {
  get(): string | null {
    try {
      return localStorage.getItem(KEY);
    } catch {
      return null;
    }
  },
  set(slug: string): void {
    try {
      localStorage.setItem(KEY, slug);
    } catch {
      return;
    }
  },
  forget(): void {
    try {
      localStorage.removeItem(KEY);
    } catch {
      return;
    }
  },
};
