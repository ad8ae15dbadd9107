import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useSession } from '@stoa/shared/federation/platform-context.tsx';
import { NotFoundScreen } from '../routing/not-found-screen.tsx';
import { ExternalLoginWait } from '../features/external-login/external-login-wait.tsx';
import { readExternalLogin, type ExternalLogin } from '../features/external-login/external-login.ts';
import { HandIn } from '../features/external-login/hand-in.tsx';
import { WhoseLink } from '../features/external-login/whose-link.tsx';

/** `/redirect/{code}/{rest}`: another site, or a link on another device, signs this person in. */
export default function ExternalLoginScreen() {
  const login = readExternalLogin(useLocation());
  return login ? <AsOneStands key={login.code} {...login} /> : <NotFoundScreen />;
}

/** A guest is signed in at once; an open session is not given up for another unasked. */
function AsOneStands(login: ExternalLogin) {
  const { state, user } = useSession();
  // Once a guest, the session that begins is the link's own.
  const [isGuest, setGuest] = useState(state === 'guest');
  if (state === 'guest' && !isGuest) setGuest(true);
  if (isGuest) return <HandIn {...login} />;
  return user ? <WhoseLink key={user.id} {...login} user={user} /> : <ExternalLoginWait />;
}
