import { useQuery } from '@tanstack/react-query';
import type { Verb, WhoAmI } from '@stoa/shared/platform-contract/access.ts';
import { usePlatformApi } from '@stoa/shared/federation/use-platform-api.ts';

export type May = (verb: Verb, name: string) => boolean;

export const mayOf =
  ({ verbs, remotes }: Pick<WhoAmI, 'verbs' | 'remotes'>): May =>
  (verb, name) =>
    verbs.includes(verb) && (remotes.includes('*') || remotes.includes(name));

/** What this person may do. Should the registry not say it, everything is offered and the registry decides. */
export function useRights(): { me: WhoAmI | undefined; may: May } {
  const api = usePlatformApi();
  const who = useQuery({
    queryKey: ['releases', 'who-am-i'],
    queryFn: ({ signal }) => api.whoAmI({ signal }),
    staleTime: 300_000,
  });
  return { me: who.data, may: who.data ? mayOf(who.data) : () => who.isError };
}
