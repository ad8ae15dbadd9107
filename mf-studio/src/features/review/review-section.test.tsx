import { expect, test } from '@jest/globals';
import { courseStatuses } from '@stoa/shared/contract/course-words.ts';
import type { ChecklistLine, CourseBuilder } from '@stoa/shared/contract/creating.ts';
import { anId } from '@stoa/shared/testing/builders.ts';
import { refusal, type Replies } from '@stoa/shared/testing/fake-api.ts';
import { renderIn } from '@stoa/shared/testing/render-in.tsx';
import { untranslated } from '@stoa/shared/testing/untranslated.tsx';
import { screen, waitFor } from '@testing-library/react';
import { aCourseBuilder, teacher } from '../../testing/builders.ts';
import { InBuilder } from '../../testing/in-builder.tsx';
import { ReviewSection } from './review-section.tsx';

const line = (given: Partial<ChecklistLine>): ChecklistLine => ({
  key: 'objectives',
  label: 'From the API',
  passed: false,
  severity: 'required',
  message: 'From the API.',
  section: 'audience',
  ...given,
});
const comment = {
  id: anId(400),
  author: { id: anId(2), full_name: 'Omar Saleh', initial: 'OS', title: null, profile_image: null },
  body: 'Muet.',
  blocking: true,
  resolved_at: null,
  created_at: '2026-02-02T09:00:00.000Z',
};
const sectionOf = (course: CourseBuilder) => (
  <InBuilder course={course}>
    <ReviewSection hrefOf={() => '/'} />
    <p>Fin</p>
  </InBuilder>
);
/** What is content: not the checklist, whose words the page has itself. */
const optionsOf = (replies: Replies = {}) => ({
  url: '/?Fin',
  session: teacher,
  replies: { getCourseBuilder: aCourseBuilder({ comments: [comment] }), ...replies },
});

test.each(courseStatuses)('nothing of the last step stays in English while a course is %s', async (status) => {
  const course = aCourseBuilder({
    status,
    submitted_at: '2026-02-02T09:00:00.000Z',
    actions: ['edit', 'submit', 'withdraw', 'publish'],
    comments: [comment, { ...comment, id: anId(401), resolved_at: '2026-02-03T09:00:00.000Z' }],
    checklist: [
      line({}),
      line({ key: 'video_median', severity: 'warning', values: { minutes: 10 } }),
      line({ key: 'title', passed: true }),
    ],
  });
  expect(await untranslated(sectionOf(course), { ...optionsOf(), until: 'Fin' })).toEqual([]);
});

test('the checklist counts what is missing and says it in French, also what is done', async () => {
  const checklist = [line({}), line({ key: 'skills' }), line({ key: 'title', passed: true })];
  const { user } = await renderIn('fr', sectionOf(aCourseBuilder({ checklist })), optionsOf());
  expect(await screen.findByRole('heading', { name: 'Il manque 2 éléments' })).toBeVisible();
  expect(screen.getByText('Ajoutez au moins trois choses que les apprenants sauront faire.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Afficher ce qui est fait (1)' }));
  expect(screen.getByText('Titre')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Envoyer en relecture' })).toBeDisabled();
});

test('a course that is sent off is told in French, and so is why it may not be', async () => {
  let isVerified = false;
  const course = aCourseBuilder();
  const { user, toasts } = await renderIn(
    'fr',
    sectionOf(course),
    optionsOf({
      submitCourse: () => {
        if (isVerified) return course;
        throw refusal('creator_not_verified', { message: 'Your account must be verified.' });
      },
    }),
  );
  const send = await screen.findByRole('button', { name: 'Envoyer en relecture' });
  await user.click(send);
  await waitFor(() => expect(toasts.at(-1)?.message).toMatch(/^Votre compte doit être vérifié/));
  isVerified = true;
  await user.click(send);
  await waitFor(() => expect(toasts.at(-1)?.message).toMatch(/^Votre cours est envoyé en relecture/));
});
