import { notify } from '../../telling/notifications/notifications.service.ts';
import type { Life } from '../full-life.ts';

export const alone: Life['alone'] = ({ db }, { user }, { word }) =>
  notify(db, user.id, { kind: 'enrolled', params: { course: `Seen by ${word}` }, link: null });
