import type { Noun } from '../kernel/noun.ts';
import { accountDataRoutes } from './account-data.routes.ts';
import { deleteDueAccounts } from './deletion.service.ts';

export const accountData: Noun = {
  name: 'account-data',
  about: 'A copy of all that is kept of a person, and the deletion of it',
  routes: accountDataRoutes,
  jobs: [{ name: 'delete accounts', everyS: 15 * 60, run: deleteDueAccounts }],
};
