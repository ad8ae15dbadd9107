import { useEffect, useState } from 'react';
import { useApi, usePlatform } from '@stoa/shared/federation/platform-context.tsx';
import { useIsHere } from '@stoa/shared/remote/use-is-here.ts';
import { keepProviderErrand } from '@stoa/shared/session/provider-errand.ts';
import { Button, Divider } from '@stoa/shared/kit';
import { FormProblem } from '@stoa/shared/ui/form-problem.tsx';
import { useLoginText } from '../../messages/login.ts';
import { useProblemText } from '../../forms/use-problem-text.ts';
import { useSignInProviders } from './use-sign-in-providers.ts';
import classes from '../../ui/auth-frame.module.css';

/** Other ways in, where the operator has set some up; to log in and to sign up alike. */
export function ProviderButtons() {
  const api = useApi();
  const { navigation } = usePlatform();
  const isHere = useIsHere();
  const t = useLoginText();
  const problemText = useProblemText();
  const [leavingFor, setLeavingFor] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const providers = useSignInProviders();
  // A page that the browser kept is as it was when it left.
  useEffect(() => {
    const comeBack = () => setLeavingFor(undefined);
    window.addEventListener('pageshow', comeBack);
    return () => window.removeEventListener('pageshow', comeBack);
  }, []);
  if (providers.length === 0) return null;

  async function leaveFor(provider: string) {
    setLeavingFor(provider);
    setProblem(undefined);
    try {
      const { url, state } = await api.redirectToProvider({ params: { provider } });
      if (!isHere()) return;
      keepProviderErrand({ provider, state, purpose: 'sign-in' });
      navigation.navigate(url);
    } catch (error) {
      setProblem(problemText(error));
      setLeavingFor(undefined);
    }
  }

  return (
    <div className={classes.providers}>
      <Divider label={t('providers.or')} />
      <FormProblem text={problem} />
      {providers.map(({ id, name }) => (
        <Button
          key={id}
          variant="default"
          size="md"
          loading={leavingFor === id}
          disabled={leavingFor !== undefined && leavingFor !== id}
          onClick={() => void leaveFor(id)}
        >
          {t('providers.continue', { name })}
        </Button>
      ))}
    </div>
  );
}
