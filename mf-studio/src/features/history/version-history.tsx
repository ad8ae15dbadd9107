import type { CourseVersion } from '@stoa/shared/contract/teaching/course-versions.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { Button, Text } from '@stoa/shared/kit';
import { LoadFailed } from '@stoa/shared/remote/load-failed.tsx';
import { lazyDialog } from '@stoa/shared/ui/lazy-dialog.tsx';
import { Section } from '@stoa/shared/ui/section.tsx';
import { RowSkeleton } from '@stoa/shared/ui/skeletons.tsx';
import { StatusBadge } from '@stoa/shared/ui/status-badge.tsx';
import { useState } from 'react';
import { useBuilder } from '../../builder/builder-context.tsx';
import { useHistoryText } from '../../messages/history.ts';
import { NameVersion } from './name-version.tsx';
import { useVersions } from './use-versions.ts';
import classes from './version-history.module.css';

const VersionModal = lazyDialog(
  async () => (await import(/* webpackChunkName: "review" */ './version-modal.tsx')).VersionModal,
);

/** What the course was, newest first: what its teacher named, apart from the rest. */
export function VersionHistory() {
  const t = useHistoryText();
  const versions = useVersions();
  const [shownId, setShownId] = useState<string>();
  const { isReadOnly } = useBuilder();
  const shown = versions.data?.find(({ id }) => id === shownId);
  const named = versions.data?.filter(isNamed);
  const others = versions.data?.filter((version) => !isNamed(version));
  return (
    <div className={classes.history}>
      <Section title={t('named.title')} lead={t('named.lead')} order={3}>
        {!isReadOnly && <NameVersion />}
        {named?.length === 0 && <Text c="dimmed">{t('named.none')}</Text>}
        <VersionList versions={named ?? []} onLook={setShownId} />
      </Section>
      <Section title={t('title')} lead={t('lead')} order={3}>
        {versions.isPending && <RowSkeleton count={2} label={t('loading')} />}
        {versions.isError && <LoadFailed query={versions} />}
        {others?.length === 0 && <Text c="dimmed">{t('none')}</Text>}
        <VersionList versions={others ?? []} onLook={setShownId} />
      </Section>
      {shown && <VersionModal version={shown} onClose={() => setShownId(undefined)} />}
    </div>
  );
}

const isNamed = ({ label }: CourseVersion): boolean => Boolean(label);

function VersionList({ versions, onLook }: { versions: CourseVersion[]; onLook(id: string): void }) {
  if (versions.length === 0) return null;
  return (
    <ol className={classes.versions}>
      {versions.map((version) => (
        <VersionRow key={version.id} version={version} onLook={() => onLook(version.id)} />
      ))}
    </ol>
  );
}

function VersionRow({ version, onLook }: { version: CourseVersion; onLook(): void }) {
  const t = useHistoryText();
  const format = useFormat();
  const { kind, label, actor, lesson_count: count, is_current: isCurrent } = version;
  const when = format.moment(version.at);
  return (
    <li className={classes.version}>
      <div className={classes.words}>
        <span className={classes.kind}>
          {label || t('kind', { kind })} {isCurrent && <StatusBadge tone="info">{t('now')}</StatusBadge>}
        </span>
        <Text size="sm" c="dimmed">
          {actor ? t('by', { when, name: actor.full_name }) : when} · {t('lessons', { count })}
        </Text>
      </div>
      <Button
        variant="default"
        size="compact-md"
        aria-label={label ? t('look.label', { label }) : t('look.name', { when })}
        onClick={onLook}
      >
        {t('look')}
      </Button>
    </li>
  );
}
