import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { aCourseCard } from '@stoa/shared/testing/builders.ts';
import { refusal } from '@stoa/shared/testing/fake-api.ts';
import { renderScreen } from '@stoa/shared/testing/render-screen.tsx';
import { App } from '../app.tsx';
import { aTakenCategory, aTree } from '../testing/builders.ts';

const url = '/marketplace/category';

test('each category shows what is below it and the first of its courses', async () => {
  const listCourseCategories = [{ ...aTakenCategory(), courses: [aCourseCard()] }];
  renderScreen(<App />, { url, replies: { listCategories: aTree(), listCourseCategories } });
  const branch = within(await screen.findByRole('region', { name: 'Photography' }));
  expect(branch.getByRole('link', { name: 'Window light' })).toBeVisible();
  expect(branch.getByRole('link', { name: 'Drawing with light' })).toHaveAttribute(
    'href',
    '/course-info/drawing-with-light',
  );
});

test('courses that do not come leave the tree', async () => {
  const listCourseCategories = () => Promise.reject(refusal('internal'));
  renderScreen(<App />, { url, replies: { listCategories: aTree(), listCourseCategories } });
  expect(await screen.findByRole('link', { name: 'Window light' })).toBeVisible();
});
