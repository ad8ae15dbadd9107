import { useEffect } from 'react';
import { addresses } from '@stoa/shared/contract/site/addresses.ts';
import { usePathParam } from '../../routing/use-path-param.ts';
import { useSignup } from './signup-store.ts';

/** As the API makes them. Anything else is no invitation, and no reason to stop anyone. */
const TOKEN = /^[\w-]{10,16}$/;

/** The referral token of this address, or of the one that first led to the site; it is kept until the sign-up is done. */
export function useInvitation(): string | undefined {
  const given = usePathParam(addresses.referredSignup, 'refToken');
  const { referralToken, invite } = useSignup();
  const token = given && TOKEN.test(given) ? given : referralToken;
  useEffect(() => {
    if (token) invite(token);
  }, [token, invite]);
  return token;
}
