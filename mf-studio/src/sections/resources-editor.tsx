import {
  resourceList,
  MOST_RESOURCES,
  type BuilderResource,
  type Resource,
} from '@stoa/shared/contract/teaching/resources.ts';
import { useRuleText } from '@stoa/shared/i18n/use-rule-text.ts';
import { Input, Text, Title, VisuallyHidden } from '@stoa/shared/kit';
import { useMemo } from 'react';
import { Controller, type ControllerRenderProps } from 'react-hook-form';
import { z } from 'zod';
import { useBuilder } from '../builder/builder-context.tsx';
import { resourcesOf } from '../builder/course-values.ts';
import { useAutosaveForm } from '../saving/use-autosave-form.ts';
import { useResourcesText } from '../messages/resources.ts';
import { UploadField } from '../features/uploads/upload-field.tsx';
import { ResourceRow } from './resource-row.tsx';
import classes from './resources-editor.module.css';
import { useResources } from './use-resources.ts';

interface ResourcesValues {
  resources: Resource[];
}
const schema = z.object({ resources: resourceList });

interface ResourcesEditorProps {
  target: 'course' | `lesson:${string}`;
  resources: readonly BuilderResource[];
}

/** Files that a course or a lesson gives along: what they are called, and in which order they stand. */
export function ResourcesEditor({ target, resources }: ResourcesEditorProps) {
  const ruleText = useRuleText();
  const values = useMemo<ResourcesValues>(() => ({ resources: resourcesOf(resources) }), [resources]);
  const form = useAutosaveForm<ResourcesValues>(target, schema, values);
  return (
    <Controller
      control={form.control}
      name="resources"
      render={({ field, fieldState }) => (
        <ResourceList
          target={target}
          resources={resources}
          field={field}
          error={ruleText(fieldState.error?.message ?? fieldState.error?.root?.message)}
        />
      )}
    />
  );
}

interface ResourceListProps extends ResourcesEditorProps {
  field: Pick<ControllerRenderProps<ResourcesValues, 'resources'>, 'value' | 'onChange'>;
  /** Of the list as a whole. */
  error: string | undefined;
}

function ResourceList({ target, resources, field, error }: ResourceListProps) {
  const t = useResourcesText();
  const { isReadOnly } = useBuilder();
  const { files, said, add, replace, rename, move, remove } = useResources(target, resources, field);
  const { value } = field;
  const of = target === 'course' ? 'course' : 'lesson';
  return (
    <section id="resources" tabIndex={-1} aria-labelledby="resources-heading" className={classes.resources}>
      <Title order={4} size="h5" id="resources-heading">
        {t('heading')}
      </Title>
      <Text size="sm" c="dimmed">
        {t('lead', { of })}
      </Text>
      <ol className={classes.rows}>
        {value.map((resource, index) => (
          <ResourceRow
            key={resource.file_id}
            resource={resource}
            file={files.get(resource.file_id) ?? null}
            index={index}
            count={value.length}
            isReadOnly={isReadOnly}
            onRename={(title) => rename(resource.file_id, title)}
            onReplace={(file) => replace(resource.file_id, file)}
            onMove={(direction) => move(index, direction)}
            onRemove={() => remove(index)}
          />
        ))}
      </ol>
      {error && <Input.Error role="alert">{error}</Input.Error>}
      {!isReadOnly && value.length < MOST_RESOURCES && (
        <UploadField
          slot={`resource:${target}`}
          purpose="resource"
          label={t('add')}
          description={t('add.hint')}
          file={null}
          isReadOnly={isReadOnly}
          onReady={add}
          onRemove={() => undefined}
        />
      )}
      {value.length >= MOST_RESOURCES && (
        <Text size="sm" c="dimmed">
          {t('full', { most: MOST_RESOURCES })}
        </Text>
      )}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </section>
  );
}
