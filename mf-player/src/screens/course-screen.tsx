import { Title } from '@stoa/shared/ui/kit.ts';
import { Page } from '@stoa/shared/ui/page.tsx';

export function CourseScreen() {
  return (
    <Page>
      <Title>Course</Title>
    </Page>
  );
}
