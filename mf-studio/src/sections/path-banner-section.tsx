import type { StoredFile } from '@stoa/shared/contract/files/files.ts';
import { useApi } from '@stoa/shared/federation/platform-context.tsx';
import { useRuleText } from '@stoa/shared/i18n/use-rule-text.ts';
import { Stack, TextInput } from '@stoa/shared/kit';
import { useQuery } from '@tanstack/react-query';
import { Controller } from 'react-hook-form';
import { usePathBuilding } from '../features/path-builder/path-builder-context.tsx';
import { usePathForm } from '../features/path-builder/use-path-form.ts';
import { usePathFieldName } from '../features/path-builder/use-path-words.ts';
import { leastSizes } from '../features/uploads/file-check.ts';
import { UploadField } from '../features/uploads/upload-field.tsx';
import { useCrop } from '../features/uploads/use-crop.tsx';
import { usePathBuilderText } from '../messages/path-builder.ts';
import classes from './path-banner-section.module.css';

const fields = ['banner'] as const;

/** The picture above the path, cut where it is chosen, and what it shows. Both are saved together. */
export function PathBannerSection() {
  const form = usePathForm(fields);
  const t = usePathBuilderText();
  const rule = useRuleText();
  const nameOf = usePathFieldName();
  const { isReadOnly } = usePathBuilding();
  const { crop, dialog } = useCrop(leastSizes.banner);
  const banner = form.watch('banner');
  const file = useBannerFile(banner.file_id);
  // Of the server, which refuses the whole.
  const refused = rule(form.formState.errors.banner?.message);
  return (
    <Stack gap="lg">
      <Controller
        control={form.control}
        name="banner.file_id"
        render={({ field }) => (
          <UploadField
            id="banner"
            slot="banner"
            purpose="banner"
            label={nameOf('banner')}
            description={t('banner.hint', leastSizes.banner)}
            file={file}
            isReadOnly={isReadOnly}
            prepare={crop}
            onReady={({ id }) => field.onChange(id)}
            onRemove={() => form.setValue('banner', { file_id: null, alt: '' })}
          >
            {file?.url && <img src={file.url} alt={banner.alt} width={1280} height={320} className={classes.banner} />}
          </UploadField>
        )}
      />
      {banner.file_id !== null && (
        <TextInput
          id="banner-alt"
          label={t('banner.alt')}
          description={t('banner.alt.hint')}
          error={rule(form.formState.errors.banner?.alt?.message) ?? refused}
          {...form.register('banner.alt')}
        />
      )}
      {dialog}
    </Stack>
  );
}

/** The file by its id: one that waits for its words is not the path's yet. */
function useBannerFile(id: string | null): StoredFile | null {
  const api = useApi();
  const { path } = usePathBuilding();
  const known = path.banner_file?.id === id ? path.banner_file : null;
  const { data } = useQuery({
    queryKey: ['banner-file', id],
    queryFn: ({ signal }) => api.getFile({ params: { id: id! }, signal }),
    enabled: id !== null && known === null,
  });
  return known ?? (id === null ? null : (data ?? null));
}
