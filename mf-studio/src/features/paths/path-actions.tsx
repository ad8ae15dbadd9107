import { to } from '@stoa/shared/contract/site/addresses.ts';
import type { OwnLearningPath } from '@stoa/shared/contract/market/path-builder.ts';
import { lazyWithRetry } from '@stoa/shared/federation/lazy-with-retry.ts';
import { ConfirmDialog } from '@stoa/shared/ui/confirm-dialog.tsx';
import { ActionIcon, Button } from '@stoa/shared/kit';
import { LinkButton } from '@stoa/shared/ui/router-link.tsx';
import { IconDots } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { usePathsText } from '../../messages/paths.ts';
import { isAsked, usePathTransition, type AskedTransition, type PathTransition } from './use-path-transition.ts';

const PathMenu = lazyWithRetry(async () => ({
  default: (await import(/* webpackChunkName: "course-menu" */ './path-menu.tsx')).PathMenu,
}));

/** Exactly what the server says this person may do now: the likeliest as a button, the rest in a menu. */
export function PathActions({ path }: { path: OwnLearningPath }) {
  const t = usePathsText();
  const [asked, setAsked] = useState<AskedTransition>();
  const [isMenuWanted, setMenuWanted] = useState(false);
  const transition = usePathTransition(path);
  const start = (kind: PathTransition) => (isAsked(kind) ? setAsked(kind) : transition.mutate(kind));
  const menuButton = (
    <ActionIcon
      aria-label={t('action.more', { title: path.title })}
      onClick={() => setMenuWanted(true)}
      loading={transition.isPending}
    >
      <IconDots size={20} aria-hidden="true" />
    </ActionIcon>
  );
  return (
    <>
      {path.actions.includes('withdraw') ? (
        <Button variant="default" loading={transition.isPending} onClick={() => start('withdraw')}>
          {t('action.withdraw')}
        </Button>
      ) : (
        <LinkButton variant="default" to={to.editLearningPath({ slug: path.slug })}>
          {t(path.actions.includes('edit') ? 'action.edit' : 'action.open')}
        </LinkButton>
      )}
      {isMenuWanted ? (
        <Suspense fallback={menuButton}>
          <PathMenu path={path} isPending={transition.isPending} onTransition={start} />
        </Suspense>
      ) : (
        menuButton
      )}
      {asked && (
        <ConfirmDialog
          opened
          title={t(`ask.${asked}`)}
          text={t(`ask.${asked}.text`, { title: path.title, learners: path.learner_count })}
          confirmLabel={t(`ask.${asked}.verb`)}
          destructive={asked !== 'unpublish'}
          pending={transition.isPending}
          onCancel={() => setAsked(undefined)}
          onConfirm={() => transition.mutate(asked, { onSettled: () => setAsked(undefined) })}
        />
      )}
    </>
  );
}
