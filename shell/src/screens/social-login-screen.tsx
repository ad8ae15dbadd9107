import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useApi, usePlatform } from '@stoa/shared/federation/platform-context.tsx';
import { Center, Loader } from '@stoa/shared/ui/kit.ts';
import { useLoginText } from '../messages/login.ts';
import { AuthFrame } from './auth/auth-frame.tsx';
import { ErrandFailed } from './auth/errand-failed.tsx';
import { finishErrand } from './auth/finish-errand.ts';
import { useOnce } from './auth/use-once.ts';
import { usePathParam } from './auth/use-path-param.ts';
import { useSignIn } from './auth/use-sign-in.ts';

/** Where a sign-in provider sends the browser back to, with its answer in the address. */
export function SocialLoginScreen() {
  const api = useApi();
  const { toasts, navigation } = usePlatform();
  const navigate = useNavigate();
  const { search } = useLocation();
  const provider = usePathParam('/login/:provider', 'provider') ?? '';
  const t = useLoginText();
  const signIn = useSignIn();
  const { data: outcome } = useOnce(async () => {
    const found = await finishErrand(api, provider, new URLSearchParams(search));
    if (found.kind === 'signed-in') await signIn(found.reply);
    if (found.kind === 'linked') toasts.show({ kind: 'success', message: t('social.linked') });
    return found;
  });

  useEffect(() => {
    // The login screen sends on who is signed in: to where they were going, or home.
    if (outcome?.kind === 'signed-in') void navigate('/login', { replace: true });
    if (outcome?.kind !== 'linked') return;
    void navigate(navigation.hasScreen('/account/settings') ? '/account/settings' : '/home', { replace: true });
  }, [outcome, navigate, navigation]);

  if (outcome && 'purpose' in outcome) return <ErrandFailed provider={provider} outcome={outcome} />;
  return (
    <AuthFrame title={t('social.running')} lead={t('social.running.text')}>
      <Center py="xl">
        <Loader role="status" aria-label={t('social.running')} />
      </Center>
    </AuthFrame>
  );
}
