import { useParams } from 'react-router-dom';
import { isApiError } from '@stoa/shared/http/api-error.ts';
import { FindCourse } from '@stoa/shared/remote/find-course.tsx';
import { LoadFailed } from '@stoa/shared/remote/load-failed.tsx';
import { EmptyState } from '@stoa/shared/ui/empty-state.tsx';
import { Page } from '@stoa/shared/ui/page.tsx';
import { RowSkeleton } from '@stoa/shared/ui/skeletons.tsx';
import { usePlayer } from '../features/player/use-player.ts';
import { usePlayerText } from '../messages/player.ts';
import { CoursePlayer } from '../sections/course-player.tsx';

/** `isPreview`: the address under which one looks into a course without taking it. */
export default function PlayerScreen({ isPreview = false }: { isPreview?: boolean }) {
  const t = usePlayerText();
  const { slug = '' } = useParams();
  const player = usePlayer(slug);
  if (player.isPending) {
    return (
      <Page>
        <RowSkeleton count={8} label={t('player.loading')} />
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
  const t = usePlayerText();
  return <EmptyState order={1} title={t('gone.title')} text={t('gone.text')} action={<FindCourse />} />;
}
