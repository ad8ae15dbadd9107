import { expect, test } from '@jest/globals';
import type { ScormItem } from '@stoa/shared/contract/teaching/scorm-packages.ts';
import { restoredCmi, type Cmi } from './restore-cmi.ts';

const item: ScormItem = {
  identifier: 'one',
  title: 'One',
  href: 'one.html',
  kind: 'sco',
  is_visible: true,
  mastery_score: 80,
  max_time_allowed: null,
  time_limit_action: 'exit,no message',
  launch_data: 'level=2',
  completion_threshold: 0.5,
  scaled_passing_score: 0.8,
  items: [],
};
const learner = { id: 'opaque', name: 'Porch, Ada' };
const of12 = (kept: Cmi | null) => restoredCmi({ version: '1.2', learner, item, kept });
const of2004 = (kept: Cmi | null) => restoredCmi({ version: '2004-4', learner, item, kept });

test('who begins is told so, with what the manifest says', () => {
  expect(of12(null)).toEqual({
    core: {
      student_id: 'opaque',
      student_name: 'Porch, Ada',
      credit: 'credit',
      lesson_mode: 'normal',
      entry: 'ab-initio',
    },
    student_data: { mastery_score: '80', time_limit_action: 'exit,no message' },
    launch_data: 'level=2',
  });
  expect(of2004(null)).toEqual({
    learner_id: 'opaque',
    learner_name: 'Porch, Ada',
    credit: 'credit',
    mode: 'normal',
    entry: 'ab-initio',
    launch_data: 'level=2',
    time_limit_action: 'exit,no message',
    completion_threshold: '0.5',
    scaled_passing_score: '0.8',
  });
});

test('what was kept comes back, but for the last session’s time, which is counted already, and how it ended', () => {
  const core = { lesson_status: 'incomplete', lesson_location: '5', total_time: '0000:01:05' };
  const kept = { core: { ...core, session_time: '0000:01:05', exit: 'suspend' }, suspend_data: 'x'.repeat(64_000) };
  const again = of12(kept);
  expect(again).toMatchObject({ core: { ...core, entry: 'resume' }, suspend_data: kept.suspend_data });
  expect(again['core']).not.toHaveProperty('session_time');
  expect(again['core']).not.toHaveProperty('exit');
  const of4 = of2004({ location: '5', session_time: 'PT1M', exit: 'suspend', total_time: 'PT1M' });
  expect(of4).toMatchObject({ location: '5', total_time: 'PT1M', entry: 'resume' });
  expect(of4).not.toHaveProperty('session_time');
  expect(of4).not.toHaveProperty('exit');
});

test('who was cut off in the midst of it resumes, though the SCO never said that it would', () => {
  expect(of12({ core: { lesson_status: 'incomplete', exit: '' } })).toMatchObject({ core: { entry: 'resume' } });
  expect(of2004({ completion_status: 'incomplete' })).toMatchObject({ entry: 'resume' });
});

test('who comes back to what is done does neither, unless it was suspended', () => {
  expect(of12({ core: { lesson_status: 'passed', exit: '' } })).toMatchObject({ core: { entry: '' } });
  expect(of12({ core: { lesson_status: 'passed', exit: 'suspend' } })).toMatchObject({ core: { entry: 'resume' } });
  expect(of2004({ completion_status: 'completed', exit: 'normal' })).toMatchObject({ entry: '' });
});
