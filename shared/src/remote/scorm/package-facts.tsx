import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../federation/platform-context.tsx';
import { usePackageText } from '../../i18n/messages/package.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { Fact, FactList } from '../../ui/fact-list.tsx';
import { Text } from '../../ui/kit.ts';
import { UnsettledSkeleton } from '../../ui/skeletons.tsx';
import { LoadFailed } from '../load-failed.tsx';
import { itemsIn } from './items-in.ts';
import classes from './package-facts.module.css';

/** What the content check found in a package: for its maker and its reviewer. */
export function PackageFacts({ fileId }: { fileId: string }) {
  const t = usePackageText();
  const format = useFormat();
  const api = useApi();
  const read = useQuery({
    queryKey: ['scorm-package', fileId],
    queryFn: ({ signal }) => api.getScormPackage({ params: { id: fileId }, signal }),
  });
  if (read.isPending) return <UnsettledSkeleton height="8rem" label={t('loading')} />;
  if (!read.data) return <LoadFailed query={read} title={t('failed')} />;
  const found = read.data.package;
  if (found === null) return <Text>{t('checking')}</Text>;
  const items = itemsIn(found.items);
  return (
    <div>
      <FactList>
        <Fact name={t('title')}>{found.title}</Fact>
        <Fact name={t('kind')}>{t(`version.${found.version}`)}</Fact>
        <Fact name={t('files')}>{t('files.of', { count: found.file_count, size: format.bytes(found.bytes) })}</Fact>
        <Fact name={t('scos')}>{format.number(items.filter(({ kind }) => kind === 'sco').length)}</Fact>
      </FactList>
      <ol className={classes.items} aria-label={t('items')}>
        {items.map(({ identifier, title, kind, depth }) => (
          <li key={identifier} data-depth={Math.min(depth, 3)}>
            {title || identifier}
            {kind === 'asset' && <small> · {t('asset')}</small>}
          </li>
        ))}
      </ol>
    </div>
  );
}
