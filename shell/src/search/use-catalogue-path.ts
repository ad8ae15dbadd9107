import { addresses, to } from '@stoa/shared/contract/site/addresses.ts';
import { useFrame } from '../context/frame-context.tsx';

/** The catalogue by category, or the marketplace while no remote offers that screen. */
export function useCataloguePath(): string {
  const { hasScreen } = useFrame();
  return hasScreen(addresses.categories) ? to.categories() : to.marketplace();
}
