import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import type { UserProfile } from '@stoa/shared/contract/people/accounts.ts';
import type { Reply } from '@stoa/shared/contract/endpoints.ts';
import { useApi } from '@stoa/shared/federation/platform-context.tsx';
import type { Api } from '@stoa/shared/http/api.ts';
import { useIsHere } from '@stoa/shared/remote/use-is-here.ts';
import { Button, Group, Title } from '@stoa/shared/kit';
import { Page } from '@stoa/shared/ui/page.tsx';
import { LinkButton } from '@stoa/shared/ui/router-link.tsx';
import { useFrame } from '../../context/frame-context.tsx';
import { useExternalLoginText } from '../../messages/external-login.ts';
import { ExternalLoginLost, ExternalLoginWait } from './external-login-wait.tsx';
import { mayHeal, type ExternalLogin } from './external-login.ts';
import classes from './whose-link.module.css';

interface WhoseLinkProps extends ExternalLogin {
  /** Who is logged in here. */
  user: UserProfile;
}

/** A link that logs in, opened where someone is logged in: one's own leads on, another's is asked about first. */
export function WhoseLink({ code, target, user }: WhoseLinkProps) {
  const api = useApi();
  const navigate = useNavigate();
  const isHere = useIsHere();
  const { data, isFetching, error, refetch } = useQuery({
    queryKey: ['sign-in-link-owner', code, user.id],
    queryFn: async ({ signal }) => {
      const owner = await findOwner(api, code, signal);
      // Used up, by this answer or before: what they came for is still there.
      if ((owner === null || owner.is_viewer) && isHere()) void navigate(target, { replace: true });
      return owner;
    },
    // An answer uses up the owner's own code, so it is asked once; one who comes back to the address asks anew.
    staleTime: Infinity,
    gcTime: 0,
  });
  if (data?.is_viewer === false) return <Question user={user} owner={data} target={target} />;
  return error && !isFetching ? <ExternalLoginLost onRetry={() => void refetch()} /> : <ExternalLoginWait />;
}

/** Null where the code is used, too old or made up. */
async function findOwner(api: Api, code: string, signal: AbortSignal): Promise<Reply<'getSignInLinkOwner'> | null> {
  try {
    return await api.getSignInLinkOwner({ params: { code }, signal });
  } catch (error) {
    if (signal.aborted || mayHeal(error)) throw error;
    return null;
  }
}

interface QuestionProps {
  user: UserProfile;
  owner: { full_name: string; email: string };
  target: string;
}

function Question({ user, owner, target }: QuestionProps) {
  const t = useExternalLoginText();
  const { leaveSession } = useFrame();
  const [isLeaving, setLeaving] = useState(false);
  const b = (words: ReactNode) => <strong>{words}</strong>;
  const change = () => {
    setLeaving(true);
    // Then nobody is logged in here, and the code is handed in as for any guest.
    void leaveSession();
  };
  return (
    <Page width="reading">
      <Title order={1}>{t('other.title')}</Title>
      <div className={classes.people}>
        <p>{t.rich('other.now', { name: user.full_name, email: user.email, b })}</p>
        <p>{t.rich('other.link', { name: owner.full_name, email: owner.email, b })}</p>
      </div>
      <Group>
        <LinkButton
          to={target}
          replace
          disabled={isLeaving}
          classNames={{ root: classes.choice, label: classes.words }}
        >
          {t('other.stay', { name: user.full_name })}
        </LinkButton>
        <Button
          variant="default"
          loading={isLeaving}
          onClick={change}
          classNames={{ root: classes.choice, label: classes.words }}
        >
          {t('other.change', { name: owner.full_name })}
        </Button>
      </Group>
    </Page>
  );
}
