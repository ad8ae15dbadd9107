import type { CourseVersion } from '@stoa/shared/contract/teaching/course-versions.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { Button, Text } from '@stoa/shared/kit';
import { LoadFailed } from '@stoa/shared/remote/load-failed.tsx';
import { lazyDialog } from '@stoa/shared/ui/lazy-dialog.tsx';
import { Section } from '@stoa/shared/ui/section.tsx';
import { RowSkeleton } from '@stoa/shared/ui/skeletons.tsx';
import { StatusBadge } from '@stoa/shared/ui/status-badge.tsx';
import { useState } from 'react';
import { useHistoryText } from '../../messages/history.ts';
import { useVersions } from './use-versions.ts';
import classes from './version-history.module.css';

const VersionModal = lazyDialog(
  async () => (await import(/* webpackChunkName: "review" */ './version-modal.tsx')).VersionModal,
);

/** What the course was, newest first. */
export function VersionHistory() {
  const t = useHistoryText();
  const versions = useVersions();
  const [shown, setShown] = useState<CourseVersion>();
  return (
    <div className={classes.history}>
      <Section title={t('title')} lead={t('lead')} order={3}>
        {versions.isPending && <RowSkeleton count={2} label={t('loading')} />}
        {versions.isError && <LoadFailed query={versions} />}
        {versions.data?.length === 0 && <Text c="dimmed">{t('none')}</Text>}
        <ol className={classes.versions}>
          {versions.data?.map((version) => (
            <VersionRow key={version.id} version={version} onLook={() => setShown(version)} />
          ))}
        </ol>
        {shown && <VersionModal version={shown} onClose={() => setShown(undefined)} />}
      </Section>
    </div>
  );
}

function VersionRow({ version, onLook }: { version: CourseVersion; onLook(): void }) {
  const t = useHistoryText();
  const format = useFormat();
  const { kind, actor, lesson_count: count, is_current: isCurrent } = version;
  const when = format.moment(version.at);
  return (
    <li className={classes.version}>
      <div className={classes.words}>
        <span className={classes.kind}>
          {t('kind', { kind })} {isCurrent && <StatusBadge tone="info">{t('now')}</StatusBadge>}
        </span>
        <Text size="sm" c="dimmed">
          {actor ? t('by', { when, name: actor.full_name }) : when} · {t('lessons', { count })}
        </Text>
      </div>
      <Button variant="default" size="compact-md" aria-label={t('look.name', { when })} onClick={onLook}>
        {t('look')}
      </Button>
    </li>
  );
}
