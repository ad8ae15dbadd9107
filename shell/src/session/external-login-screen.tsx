import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useApi, usePlatform } from '@stoa/shared/federation/platform-context.tsx';
import { ErrorState } from '@stoa/shared/ui/error-state.tsx';
import { Center, Loader } from '@stoa/shared/ui/kit.ts';
import { Page } from '@stoa/shared/ui/page.tsx';
import { useFrame } from '../frame/frame-context.tsx';
import { useExternalLoginText } from '../messages/external-login.ts';
import { NotFoundScreen } from '../screens/not-found-screen.tsx';
import { handIn, readExternalLogin, type ExternalLogin } from './external-login.ts';
import type { LoginReason } from './login-reason.ts';
import { forgetPreviousRoute, rememberRoute } from './previous-route.ts';

/** `/redirect/{code}/{rest}`: another site, or a link on another device, signs this person in. */
export function ExternalLoginScreen() {
  const login = readExternalLogin(useLocation());
  return login ? <SigningIn key={login.code} {...login} /> : <NotFoundScreen />;
}

function SigningIn({ code, target }: ExternalLogin) {
  const t = useExternalLoginText();
  const api = useApi();
  const { session } = usePlatform();
  const { completeSignIn } = useFrame();
  const navigate = useNavigate();
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
      } else if (session.get().state === 'guest') {
        // Whoever logs in themselves comes to what the link was for.
        rememberRoute(target);
        const state = { reason: 'link-spent' satisfies LoginReason };
        return navigate('/login', { replace: true, state });
      }
      // Also for one who opens the link again that has signed them in: what they came for is still there.
      return navigate(target, { replace: true });
    });
    return () => {
      isWanted = false;
    };
  }, [code, target, isLost, api, session, completeSignIn, navigate]);

  if (isLost) {
    return (
      <Page width="reading">
        <ErrorState order={1} title={t('title')} text={t('lost')} onRetry={() => setLost(false)} />
      </Page>
    );
  }
  return (
    <Center mih="60vh">
      <Loader role="status" aria-label={t('busy')} />
    </Center>
  );
}
