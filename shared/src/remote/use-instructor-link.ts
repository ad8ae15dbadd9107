import { addresses, to } from '@stoa/shared/contract/site/addresses.ts';
import { usePlatform } from '../federation/platform-context.tsx';

/** Where a teacher's name leads, by their id; undefined where no live remote shows teachers. */
export function useInstructorLink(): (id: string) => string | undefined {
  const { navigation } = usePlatform();
  return (id) => (navigation.hasScreen(addresses.instructor) ? to.instructor({ id }) : undefined);
}
