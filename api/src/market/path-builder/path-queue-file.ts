import { reviewQueueFile } from '@stoa/shared/contract/teaching/review.ts';
import { whole } from '../../files/csv-cells.ts';
import { csvOfList } from '../../files/list-csv.ts';
import { instantOf } from '../../kernel/database/database.ts';
import { createTexts } from '../../kernel/texts.ts';
import { en } from './messages/path-queue-file.en.ts';
import { fr } from './messages/path-queue-file.fr.ts';
import { findWaitingPathsBehind } from './own-paths.repository.ts';
import { findPathReviewers } from './path-reviewers.repository.ts';

export const pathQueueCsv = csvOfList(
  {
    route: 'getPathReviewQueueLink',
    asked: reviewQueueFile,
    async find({ db }, { locale: _, ...filters }, batch) {
      const rows = await findWaitingPathsBehind(db, filters, batch);
      const reviewers = await findPathReviewers(
        db,
        rows.map(({ id }) => id),
      );
      return rows.map((row) => ({ ...row, reviewer: reviewers.get(row.id)?.name ?? '' }));
    },
  },
  {
    title: ({ title }) => title,
    slug: ({ slug }) => slug,
    partner: ({ partner }) => partner.full_name,
    courses: ({ course_count }) => whole(course_count),
    sent: ({ submitted_at }) => (submitted_at === null ? '' : instantOf(submitted_at)),
    reviewer: ({ reviewer }) => reviewer,
  },
  createTexts({ en, fr }),
);
