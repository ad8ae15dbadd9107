import { useSession } from '@stoa/shared/federation/platform-context.tsx';
import { useFrame } from './frame-context.tsx';

/** Who looks, and what is there to be seen: the conditions of every menu. */
export function useViewer() {
  const session = useSession();
  const { hasScreen } = useFrame();
  return { ...session, hasScreen };
}
