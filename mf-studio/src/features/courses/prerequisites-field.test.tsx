import { expect, jest, test } from '@jest/globals';
import type { Prerequisite } from '@stoa/shared/contract/teaching/prerequisites.ts';
import { anId } from '@stoa/shared/testing/builders.ts';
import { renderIn } from '@stoa/shared/testing/render-in.tsx';
import { untranslated } from '@stoa/shared/testing/untranslated.tsx';
import { screen } from '@testing-library/react';
import { aCourseBuilder } from '../../testing/builders.ts';
import { InBuilder } from '../../testing/in-builder.tsx';
import { PrerequisitesField } from './prerequisites-field.tsx';

const course = aCourseBuilder({
  prerequisites: [{ course_id: anId(601), must: true, name: 'Ombres', slug: 'ombres' }],
});
const value: Prerequisite[] = [{ course_id: anId(601), must: true }];
const field = (onChange = jest.fn()) => (
  <InBuilder course={course}>
    <PrerequisitesField value={value} onChange={onChange} error={undefined} />
  </InBuilder>
);
const replies = {
  getCourseBuilder: course,
  suggestCourses: [
    { id: anId(601), name: 'Ombres', slug: 'ombres', category: null },
    { id: anId(602), name: 'Lumière', slug: 'lumiere', category: null },
  ],
};

test('nothing of the courses to take before stays in English for who reads French', async () => {
  expect(await untranslated(field(), { url: '/', replies, until: /Ombres/ })).toEqual([]);
});

test('a course is found by its title and is advice, until it is made a must', async () => {
  const onChange = jest.fn();
  const { user } = await renderIn('en', field(onChange), { url: '/', replies });
  await user.type(await screen.findByRole('combobox', { name: 'Find a course by its title' }), 'lum');
  await user.click(await screen.findByRole('option', { name: 'Lumière' }));
  expect(screen.queryByRole('option', { name: 'Ombres' })).toBeNull();
  expect(onChange).toHaveBeenLastCalledWith([...value, { course_id: anId(602), must: false }]);
  await user.click(screen.getByRole('checkbox', { name: 'Ombres must be completed first' }));
  expect(onChange).toHaveBeenLastCalledWith([{ course_id: anId(601), must: false }]);
  await user.click(screen.getByRole('button', { name: 'Do not ask for Ombres' }));
  expect(onChange).toHaveBeenLastCalledWith([]);
});
