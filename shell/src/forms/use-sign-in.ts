import type { Reply } from '@stoa/shared/contract/endpoints.ts';
import { useFrame } from '../context/frame-context.tsx';
import { leadNewcomer } from './lead-newcomer.ts';

/**
 * What every way of signing in ends with. `wish`: where to go if the person was not on the way to another screen; left
 * out, newcomers are led to the introduction and all others home.
 */
export function useSignIn(): (reply: Reply<'login'>, wish?: string) => Promise<void> {
  const { completeSignIn } = useFrame();
  return (reply, wish) => {
    leadNewcomer(reply.user, wish);
    return completeSignIn(reply);
  };
}
