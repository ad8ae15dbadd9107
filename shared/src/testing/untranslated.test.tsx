import { expect, test } from '@jest/globals';
import { PageHeader } from '../ui/page-header.tsx';
import { untranslated } from './untranslated.tsx';

test('what is said alike in two languages is found, content is not', async () => {
  const forgotten = (
    <>
      <PageHeader title="Drawing with light" breadcrumbs={[{ label: 'Courses' }]} />
      <button aria-label="Close">12 min</button>
    </>
  );
  const found = await untranslated(forgotten, { url: '/?course=Drawing with light', until: 'Drawing with light' });
  expect(found).toEqual(['Courses', 'Close']);
});
