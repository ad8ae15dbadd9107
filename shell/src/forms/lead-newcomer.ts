import { to } from '@stoa/shared/contract/site/addresses.ts';
import type { UserProfile } from '@stoa/shared/contract/people/accounts.ts';
import { rememberRoute, takePreviousRoute } from '../session/previous-route.ts';

const KEY = 'stoa.welcomed';

/**
 * Who has not said yet what they want to learn is led to the introduction, unless they were on their way to another
 * screen. Once: whoever walks away from it is not sent there again.
 */
export function leadNewcomer({ id, first_login }: Pick<UserProfile, 'id' | 'first_login'>, wish?: string): void {
  const wanted = takePreviousRoute() ?? wish;
  if (wanted) return rememberRoute(wanted);
  if (!first_login || window.localStorage.getItem(KEY) === id) return;
  window.localStorage.setItem(KEY, id);
  rememberRoute(to.welcome());
}
