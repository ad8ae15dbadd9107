import { Title } from '@stoa/shared/ui/kit.ts';
import { Page } from '@stoa/shared/ui/page.tsx';

export function HomeScreen() {
  return (
    <Page>
      <Title>Home</Title>
    </Page>
  );
}
