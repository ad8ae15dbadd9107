import type { Noun } from '../../kernel/noun.ts';
import { exportAccountMerges } from './account-merges.export.ts';
import { accountMergeRoutes } from './account-merges.routes.ts';
import { foldLateRows } from './late-rows.ts';
import { isLeaving, isSuperAdmin, isSuspended } from './refusals.ts';

export const accountMerges: Noun = {
  name: 'account-merges',
  about: 'Two accounts of one person that become one',
  routes: accountMergeRoutes,
  jobs: [{ name: 'fold late rows of merged accounts', everyS: 60, run: foldLateRows }],
  people: {
    deleted: [
      'email_aliases.user_id',
      'email_aliases.from_id',
      'dismissed_duplicates.one_id',
      'dismissed_duplicates.other_id',
      'shared_boxes.user_id',
    ],
    emptied: ['account_merges.merged_by', 'dismissed_duplicates.dismissed_by'],
    kept: ['account_merges.from_id', 'account_merges.into_id'],
  },
  merges: {
    'account_merges.from_id': 'stay',
    'account_merges.into_id': 'move',
    'account_merges.merged_by': 'move',
    'email_aliases.user_id': 'move',
    'email_aliases.from_id': 'stay',
    'dismissed_duplicates.one_id': 'drop',
    'dismissed_duplicates.other_id': 'drop',
    'dismissed_duplicates.dismissed_by': 'move',
    'shared_boxes.user_id': 'drop',
  },
  refusesMerge: { super_admin: isSuperAdmin, suspended: isSuspended, leaving: isLeaving },
  exports: { 'account-merges': exportAccountMerges },
};
