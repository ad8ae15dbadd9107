import { to } from '@stoa/shared/contract/site/addresses.ts';
import { Container } from '@stoa/shared/kit';
import { PageHeader } from '@stoa/shared/ui/page-header.tsx';
import { CreatePathForm } from '../features/paths/create-path-form.tsx';
import { usePathsText } from '../messages/paths.ts';
import classes from '../ui/begin.module.css';

export default function CreatePathScreen() {
  const t = usePathsText();
  return (
    <Container size="var(--stoa-width-reading)" className={classes.screen}>
      <PageHeader
        title={t('create')}
        subtitle={t('begin.subtitle')}
        breadcrumbs={[{ label: t('title'), to: to.viewLearningPath() }, { label: t('create') }]}
      />
      <div className={classes.panel}>
        <CreatePathForm />
      </div>
    </Container>
  );
}
