import { to } from '@stoa/shared/contract/site/addresses.ts';
import type { PathBuilder } from '@stoa/shared/contract/market/path-builder.ts';
import { useScreenTitle } from '@stoa/shared/federation/platform-context.tsx';
import { isApiError } from '@stoa/shared/http/api-error.ts';
import { useErrorText } from '@stoa/shared/remote/use-error-text.ts';
import { EmptyState } from '@stoa/shared/ui/empty-state.tsx';
import { ErrorState } from '@stoa/shared/ui/error-state.tsx';
import { lazyDialog } from '@stoa/shared/ui/lazy-dialog.tsx';
import { Container } from '@stoa/shared/kit';
import { LinkButton } from '@stoa/shared/ui/router-link.tsx';
import { RowSkeleton } from '@stoa/shared/ui/skeletons.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { PathBuilderProvider } from '../features/path-builder/path-builder-context.tsx';
import { PathFrame } from '../features/path-builder/path-frame.tsx';
import { PathSectionArea } from '../features/path-builder/path-section-area.tsx';
import { pathSectionFrom } from '../features/path-builder/path-sections.ts';
import { pathBuilderKey, usePathBuilder } from '../features/path-builder/use-path-builder.ts';
import { usePathSaver } from '../features/path-builder/use-path-saver.ts';
import { UploadProvider } from '../features/uploads/upload-context.tsx';
import { usePathBuilderText } from '../messages/path-builder.ts';
import { PathSection } from '../sections/path-section.tsx';

const PathConflictModal = lazyDialog(
  async () =>
    (await import(/* webpackChunkName: "conflict" */ '../features/path-builder/path-conflict-modal.tsx'))
      .PathConflictModal,
);

export default function EditPathScreen() {
  const t = usePathBuilderText();
  const errorText = useErrorText();
  const { slug = '' } = useParams();
  const path = usePathBuilder(slug);
  useScreenTitle(path.data && t('title', { title: path.data.title }));
  if (path.data) return <PathBuilderScreen key={path.data.id} path={path.data} />;
  if (path.isPending) {
    return (
      <Container pt="xl">
        <RowSkeleton label={t('loading')} />
      </Container>
    );
  }
  const { error } = path;
  if (isApiError(error) && (error.status === 404 || error.status === 403)) {
    return (
      <EmptyState
        order={1}
        title={t('gone.title')}
        text={t('gone.text')}
        action={<LinkButton to={to.viewLearningPath()}>{t('gone.action')}</LinkButton>}
      />
    );
  }
  return (
    <ErrorState
      order={1}
      title={t('failed')}
      text={errorText(error)}
      requestId={isApiError(error) ? error.requestId : undefined}
      retrying={path.isFetching}
      onRetry={() => void path.refetch()}
    />
  );
}

function PathBuilderScreen({ path }: { path: PathBuilder }) {
  const [search] = useSearchParams();
  const section = pathSectionFrom(search.get('section'));
  const queryClient = useQueryClient();
  const address = to.editLearningPath({ slug: path.slug });
  const isOwnPath = useCallback((pathname: string) => pathname === address, [address]);
  const saver = usePathSaver(path, isOwnPath);
  const [isComparing, setComparing] = useState(false);
  const building = useMemo(
    () => ({
      path,
      saver,
      isReadOnly: !path.actions.includes('edit'),
      reload: () => queryClient.invalidateQueries({ queryKey: pathBuilderKey(path.slug) }),
    }),
    [path, saver, queryClient],
  );
  return (
    <PathBuilderProvider value={building}>
      <UploadProvider isOwnPath={isOwnPath}>
        <PathFrame section={section} onCompare={() => setComparing(true)}>
          <PathSectionArea key={section} section={section}>
            <PathSection section={section} />
          </PathSectionArea>
        </PathFrame>
        {isComparing && <PathConflictModal onClose={() => setComparing(false)} />}
      </UploadProvider>
    </PathBuilderProvider>
  );
}
