import { siteFeedbackFile } from '@stoa/shared/contract/learning/feedbacks.ts';
import { csvOfList } from '../../files/list-csv.ts';
import { createTexts } from '../../kernel/texts.ts';
import { findFeedbacksBehind } from './feedbacks.repository.ts';
import { en } from './messages/site-feedback-file.en.ts';
import { fr } from './messages/site-feedback-file.fr.ts';

export const siteFeedbackCsv = csvOfList(
  {
    route: 'getSiteFeedbackLink',
    asked: siteFeedbackFile,
    find: ({ db }, { locale: _, ...filters }, batch) => findFeedbacksBehind(db, { box: 'platform', ...filters }, batch),
  },
  {
    created: ({ created_at }) => created_at,
    author: ({ author }) => author.full_name,
    stars: ({ rating }) => ({ decimal: String(rating ?? '') }),
    status: ({ status }) => status,
    text: ({ text }) => text,
  },
  createTexts({ en, fr }),
);
