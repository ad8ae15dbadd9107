import { expect, test } from '@jest/globals';
import type { ScormAttempt } from '../../contract/learning/scorm.ts';
import { nextView, openingView, type FrameNews } from './frame-view.ts';

const attempt: ScormAttempt = {
  number: 1,
  begun_at: '2026-03-01T09:00:00.000Z',
  last_commit_at: null,
  completed_at: null,
  completion: 'unknown',
  success: 'unknown',
  score: null,
  total_time_s: 0,
  scos: [],
  can_go_on: true,
};
const can = { continue: true, previous: false, items: ['B'] };
const after = (...news: FrameNews[]) => news.reduce((view, one) => nextView(view, one, 7), openingView(attempt));

test('what was set is unsaved until the server has answered', () => {
  const commit = { seq: 1, sco: 'A', cmi: {}, sequencing: null, trigger: 'journal' as const };
  const set = after({ type: 'item', identifier: 'A', can }, { type: 'journal', commit });
  expect(set).toMatchObject({ phase: 'shown', item: 'A', isUnsaved: true, savedAt: undefined });
  const lost = nextView(set, { type: 'unreachable', seq: 1 });
  expect(lost).toMatchObject({ isUnreachable: true, isUnsaved: true });
  const kept = nextView(
    lost,
    { type: 'kept', seq: 1, sco: 'A', outcome: 'kept', attempt: { ...attempt, score: 80 } },
    9,
  );
  expect(kept).toMatchObject({ isUnreachable: false, isUnsaved: false, savedAt: 9, attempt: { score: 80 } });
});

test('while something newer waits, an earlier answer does not say that all is saved', () => {
  const commit = { seq: 2, sco: 'A', cmi: {}, sequencing: null, trigger: 'journal' as const };
  const both = after({ type: 'journal', commit: { ...commit, seq: 1 } }, { type: 'journal', commit });
  const first = nextView(both, { type: 'kept', seq: 1, sco: 'A', outcome: 'kept', attempt });
  expect(first.isUnsaved).toBe(true);
  expect(nextView(first, { type: 'kept', seq: 2, sco: 'A', outcome: 'kept', attempt }).isUnsaved).toBe(false);
});

test('a package that another page has taken over stays so, whatever its frame says', () => {
  const lost = after(
    { type: 'kept', seq: 1, sco: 'A', outcome: 'taken_over', attempt },
    { type: 'item', identifier: 'A', can },
  );
  expect(lost.phase).toBe('taken_over');
});

test('a frame is silent only while nothing has come of it', () => {
  expect(after({ type: 'silent' }).phase).toBe('silent');
  expect(after({ type: 'item', identifier: 'A', can }, { type: 'silent' }).phase).toBe('shown');
  expect(after({ type: 'silent' }, { type: 'item', identifier: 'A', can }).phase).toBe('shown');
});

test('without a line one stays at a part until another is shown, and hears of it at once where none was shown', () => {
  const stuck = after({ type: 'item', identifier: 'A', can }, { type: 'no_line' });
  expect(stuck).toMatchObject({ phase: 'shown', item: 'A', isStuck: true });
  expect(nextView(stuck, { type: 'item', identifier: 'B', can }).isStuck).toBe(false);
  expect(after({ type: 'no_line' }).phase).toBe('silent');
});

test('what the server will not keep of a part is told until it keeps something of that part again', () => {
  const refused = after(
    { type: 'item', identifier: 'A', can },
    { type: 'refused', seq: 1, sco: 'A', message: 'Too much.' },
  );
  expect(refused).toMatchObject({ phase: 'shown', refused: { sco: 'A', message: 'Too much.' } });
  const other = nextView(refused, { type: 'kept', seq: 2, sco: 'B', outcome: 'kept', attempt });
  expect(other.refused).toBeDefined();
  expect(nextView(other, { type: 'kept', seq: 3, sco: 'A', outcome: 'kept', attempt }).refused).toBeUndefined();
});

test('a launch that is over ends with that', () => {
  expect(after({ type: 'item', identifier: 'A', can }, { type: 'expired' }).phase).toBe('expired');
});
