import { courseQueueFile } from '@stoa/shared/contract/teaching/review.ts';
import { whole } from '../../files/csv-cells.ts';
import { csvOfList } from '../../files/list-csv.ts';
import { createTexts } from '../../kernel/texts.ts';
import { en } from './messages/review-queue-file.en.ts';
import { fr } from './messages/review-queue-file.fr.ts';
import { findQueueRowsBehind } from './review-queue.ts';

export const reviewQueueCsv = csvOfList(
  {
    route: 'getReviewQueueLink',
    asked: courseQueueFile,
    find: (context, { locale: _, ...filters }, batch) => findQueueRowsBehind(context, filters, batch),
  },
  {
    name: ({ name }) => name,
    slug: ({ slug }) => slug,
    creator: ({ creator }) => creator.full_name,
    category: ({ category }) => category?.final_category.name ?? '',
    status: ({ status }) => status,
    sent: ({ submitted_at }) => submitted_at ?? '',
    round: ({ round }) => whole(round),
    lessons: ({ lesson_count }) => whole(lesson_count),
    comments: ({ open_comments }) => whole(open_comments),
    reviewer: ({ reviewer }) => reviewer?.name ?? '',
  },
  createTexts({ en, fr }),
);
