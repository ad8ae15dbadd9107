import { useLocation, useNavigate } from 'react-router-dom';
import { addresses, to } from '@stoa/shared/contract/site/addresses.ts';
import { useApi, usePlatform } from '@stoa/shared/federation/platform-context.tsx';
import { useIsHere } from '@stoa/shared/remote/use-is-here.ts';
import { Center, Loader } from '@stoa/shared/kit';
import { useLoginText } from '../messages/login.ts';
import { AuthFrame } from '../ui/auth-frame.tsx';
import { ErrandFailed } from '../features/login/errand-failed.tsx';
import { finishErrand } from '../features/login/finish-errand.ts';
import { useOnce } from '../forms/use-once.ts';
import { usePathParam } from '../routing/use-path-param.ts';
import { useSignIn } from '../forms/use-sign-in.ts';

const SETTINGS = to.accountSettings();

/** Where a sign-in provider sends the browser back to, with its answer in the address. */
export default function SocialLoginScreen() {
  const api = useApi();
  const { toasts, navigation } = usePlatform();
  const navigate = useNavigate();
  const isHere = useIsHere();
  const { search } = useLocation();
  const provider = usePathParam(addresses.socialLogin, 'provider') ?? '';
  const t = useLoginText();
  const signIn = useSignIn();
  const { data: outcome } = useOnce(async () => {
    const found = await finishErrand(api, provider, new URLSearchParams(search));
    if (found.kind === 'signed-in') {
      await signIn(found.reply);
      // The login screen sends on who is signed in: to where they were going, or home.
      if (isHere()) void navigate(to.login(), { replace: true });
    } else if (found.kind === 'linked') {
      toasts.show({ kind: 'success', message: t('social.linked') });
      if (isHere()) void navigate(navigation.hasScreen(SETTINGS) ? SETTINGS : to.home(), { replace: true });
    }
    return found;
  });

  if (outcome && 'purpose' in outcome) return <ErrandFailed provider={provider} outcome={outcome} />;
  return (
    <AuthFrame title={t('social.running')} lead={t('social.running.text')}>
      <Center py="xl">
        <Loader role="status" aria-label={t('social.running')} />
      </Center>
    </AuthFrame>
  );
}
