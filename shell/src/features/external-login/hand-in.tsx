import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { to } from '@stoa/shared/contract/site/addresses.ts';
import { useApi, usePlatform } from '@stoa/shared/federation/platform-context.tsx';
import { useIsHere } from '@stoa/shared/remote/use-is-here.ts';
import { useFrame } from '../../context/frame-context.tsx';
import type { LoginReason } from '../../session/login-reason.ts';
import { forgetPreviousRoute, rememberRoute } from '../../session/previous-route.ts';
import { ExternalLoginLost, ExternalLoginWait } from './external-login-wait.tsx';
import { handIn, type ExternalLogin } from './external-login.ts';

/** Signs a guest in with the code, and leads to the target. */
export function HandIn({ code, target }: ExternalLogin) {
  const api = useApi();
  const { session } = usePlatform();
  const { completeSignIn } = useFrame();
  const navigate = useNavigate();
  const isHere = useIsHere();
  const [isLost, setLost] = useState(false);

  useEffect(() => {
    if (isLost) return;
    let isWanted = true;
    void handIn(code, () => api.externalLogin({ params: { code } })).then(async (outcome) => {
      if (!isWanted) return;
      if (outcome.kind === 'lost') return setLost(true);
      if (outcome.kind === 'accepted') {
        forgetPreviousRoute();
        await completeSignIn(outcome.reply);
      }
      if (!isHere()) return;
      if (outcome.kind !== 'accepted' && session.get().state === 'guest') {
        // Whoever logs in themselves comes to what the link was for.
        rememberRoute(target);
        const state = { reason: 'link-spent' satisfies LoginReason };
        return navigate(to.login(), { replace: true, state });
      }
      // Also for one who logged in elsewhere while the code was on its way: what they came for is still there.
      return navigate(target, { replace: true });
    });
    return () => {
      isWanted = false;
    };
  }, [code, target, isLost, api, session, completeSignIn, navigate, isHere]);

  return isLost ? <ExternalLoginLost onRetry={() => setLost(false)} /> : <ExternalLoginWait />;
}
