import { eventsFile } from '@stoa/shared/contract/market/gateway-events.ts';
import { csvOfList } from '../../files/list-csv.ts';
import { createTexts } from '../../kernel/texts.ts';
import { findEventsBehind } from './gateway-events.repository.ts';
import { inIso } from './gateway-events.service.ts';
import { en } from './messages/events-file.en.ts';
import { fr } from './messages/events-file.fr.ts';

export const eventsCsv = csvOfList(
  {
    route: 'getGatewayEventsLink',
    asked: eventsFile,
    find: async ({ db }, { locale: _, ...filters }, batch) => (await findEventsBehind(db, filters, batch)).map(inIso),
  },
  {
    id: ({ event_id }) => event_id,
    gateway: ({ gateway }) => gateway,
    received: ({ received_at }) => received_at,
    kind: ({ type }) => type,
    reference: ({ reference }) => reference,
    payment: ({ payment }) => payment?.status ?? '',
    standing: ({ standing }) => standing,
    taken: ({ taken_in_at }) => taken_in_at ?? '',
    error: ({ last_error }) => last_error ?? '',
  },
  createTexts({ en, fr }),
);
