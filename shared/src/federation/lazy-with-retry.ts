import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

/** `React.lazy` keeps a rejection for ever; this asks again, so that a chunk lost once can still be had. */
export function lazyWithRetry<P>(
  load: () => Promise<{ default: ComponentType<P> }>,
  attempts = 3,
): LazyExoticComponent<ComponentType<P>> {
  const attempt = async (left: number): Promise<{ default: ComponentType<P> }> => {
    try {
      return await load();
    } catch (error) {
      if (left <= 1) throw error;
      await new Promise((resolve) => setTimeout(resolve, 300 + Math.random() * 700));
      return attempt(left - 1);
    }
  };
  return lazy(() => attempt(attempts));
}
