import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { addresses, to } from '@stoa/shared/contract/site/addresses.ts';
import type { LearningPathAssignment } from '@stoa/shared/contract/market/path-assignments.ts';
import { useApi, usePlatform, useScreenTitle } from '@stoa/shared/federation/platform-context.tsx';
import { isApiError, isGone } from '@stoa/shared/http/api-error.ts';
import { LoadFailed } from '@stoa/shared/remote/load-failed.tsx';
import { EmptyState } from '@stoa/shared/ui/empty-state.tsx';
import { PageHeader } from '@stoa/shared/ui/page-header.tsx';
import { Page } from '@stoa/shared/ui/page.tsx';
import { LinkButton } from '@stoa/shared/ui/router-link.tsx';
import { RowSkeleton } from '@stoa/shared/ui/skeletons.tsx';
import { AssignmentStage } from '../features/lessons/assignment/assignment-stage.tsx';
import { contentOf, pathWork } from '../features/lessons/assignment/work-source.ts';
import { useAssignmentText } from '../messages/assignment.ts';

/** An assignment of a learning path, for those who take it: what is to be made, and the work itself. */
export default function PathAssignmentScreen() {
  const t = useAssignmentText();
  const { id = '' } = useParams();
  const api = useApi();
  const source = pathWork(id);
  const asking = useQuery({ queryKey: source.queryKey, queryFn: ({ signal }) => source.read(api, signal) });
  useScreenTitle(asking.data?.assignment.title);
  if (asking.isPending) {
    return (
      <Page>
        <RowSkeleton count={6} label={t('path.loading')} />
      </Page>
    );
  }
  // Work that is being made stays in sight where only a later look at it fails.
  if (asking.data === undefined)
    return <Page>{isNotTheirs(asking.error) ? <Gone /> : <LoadFailed query={asking} />}</Page>;
  return <OfPath key={id} asking={asking.data} />;
}

const isNotTheirs = (error: unknown): boolean => isGone(error) || (isApiError(error) && error.code === 'not_enrolled');

function OfPath({ asking: { assignment, path } }: { asking: LearningPathAssignment }) {
  const t = useAssignmentText();
  const { title, required, submission } = assignment;
  return (
    <Page>
      <PageHeader
        title={title}
        subtitle={t(required ? 'path.required' : 'path.optional')}
        breadcrumbs={[{ label: path.title, to: to.learningPathInfo({ slug: path.slug }) }, { label: t('path.crumb') }]}
      />
      <AssignmentStage
        source={pathWork(assignment.id)}
        content={contentOf(assignment)}
        isEnrolled
        isCompleted={submission?.status === 'approved'}
      />
    </Page>
  );
}

function Gone() {
  const t = useAssignmentText();
  const { navigation } = usePlatform();
  const action = navigation.hasScreen(addresses.learningPath) && (
    <LinkButton to={to.learningPath()}>{t('path.gone.find')}</LinkButton>
  );
  return <EmptyState order={1} title={t('path.gone.title')} text={t('path.gone.text')} action={action} />;
}
