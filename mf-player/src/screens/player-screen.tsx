import { useParams } from 'react-router-dom';
import { isApiError } from '@stoa/shared/http/api-error.ts';
import { LoadFailed } from '@stoa/shared/remote/load-failed.tsx';
import { EmptyState } from '@stoa/shared/ui/empty-state.tsx';
import { Page } from '@stoa/shared/ui/page.tsx';
import { LinkButton } from '@stoa/shared/ui/router-link.tsx';
import { RowSkeleton } from '@stoa/shared/ui/skeletons.tsx';
import { usePlayer } from '../features/player/use-player.ts';
import { paths } from '../paths.ts';
import { CoursePlayer } from './course-player.tsx';

/** `isPreview`: the address under which one looks into a course without taking it. */
export function PlayerScreen({ isPreview = false }: { isPreview?: boolean }) {
  const { slug = '' } = useParams();
  const player = usePlayer(slug);
  if (player.isPending) {
    return (
      <Page>
        <RowSkeleton count={8} label="Loading the course" />
      </Page>
    );
  }
  if (player.isError) {
    const isGone = isApiError(player.error) && player.error.code === 'not_found';
    return <Page>{isGone ? <NoSuchCourse /> : <LoadFailed query={player} />}</Page>;
  }
  return <CoursePlayer key={player.data.course.id} player={player.data} isPreview={isPreview} />;
}

function NoSuchCourse() {
  return (
    <EmptyState
      order={1}
      title="This course is not here"
      text="It may have been taken off the catalogue, or the address may be mistyped."
      action={<LinkButton to={paths.marketplace}>Go to the marketplace</LinkButton>}
    />
  );
}
