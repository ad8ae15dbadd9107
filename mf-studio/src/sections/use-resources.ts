import type { StoredFile } from '@stoa/shared/contract/files/files.ts';
import { MOST_RESOURCES, type BuilderResource, type Resource } from '@stoa/shared/contract/teaching/resources.ts';
import { usePlatform } from '@stoa/shared/federation/platform-context.tsx';
import { useEffect, useRef, useState } from 'react';
import { useBuilder } from '../builder/builder-context.tsx';
import type { SaveTarget } from '../saving/patches.ts';
import { useResourcesText } from '../messages/resources.ts';
import { moved } from '../ui/moved.ts';

interface ResourcesField {
  value: Resource[];
  onChange(resources: Resource[]): void;
}

/** What adds, replaces, moves and removes files. An upload ends when it ends: then the list may not be drawn any more. */
export function useResources(
  target: SaveTarget,
  given: readonly BuilderResource[],
  { value, onChange }: ResourcesField,
) {
  const t = useResourcesText();
  const { toasts } = usePlatform();
  const { saver } = useBuilder();
  /** Uploaded, and not in the course as the server tells it yet; or removed, and perhaps coming back. */
  const [met, setMet] = useState<readonly StoredFile[]>([]);
  const [said, setSaid] = useState('');
  const files = new Map([...met, ...given.map(({ file }) => file)].map((file) => [file.id, file]));

  const shown = useRef<ResourcesField>(undefined);
  useEffect(() => {
    shown.current = { value, onChange };
    return () => void (shown.current = undefined);
  });

  function change(edit: (resources: Resource[]) => Resource[]): void {
    if (shown.current) return shown.current.onChange(edit(shown.current.value));
    const now = saver.current(target)?.['resources'] as Resource[] | undefined;
    if (now) saver.change(target, 'resources', edit(now));
  }
  function changeAtOnce(edit: (resources: Resource[]) => Resource[]): void {
    change(edit);
    void saver.flush();
  }
  const meet = (file: StoredFile) => setMet((known) => [...known.filter(({ id }) => id !== file.id), file]);

  return {
    files,
    /** Tells what was moved where. */
    said,
    add(file: StoredFile) {
      meet(file);
      const added = { file_id: file.id, title: titleOf(file.name) };
      changeAtOnce((resources) => [...resources, added].slice(0, MOST_RESOURCES));
    },
    replace(id: string, file: StoredFile) {
      meet(file);
      changeAtOnce((resources) =>
        resources.map((each) => (each.file_id === id ? { ...each, file_id: file.id } : each)),
      );
    },
    rename: (id: string, title: string) =>
      change((resources) => resources.map((each) => (each.file_id === id ? { ...each, title } : each))),
    move(index: number, direction: -1 | 1) {
      const to = index + direction;
      if (to < 0 || to >= value.length) return;
      setSaid(t('moved', { place: to + 1, count: value.length }));
      change((resources) => moved(resources, index, to));
    },
    remove(index: number) {
      const resource = value[index]!;
      const file = files.get(resource.file_id);
      if (file) meet(file);
      changeAtOnce((resources) => resources.toSpliced(index, 1));
      document.getElementById('resources')?.focus();
      toasts.show({
        kind: 'info',
        message: t('removed', { title: resource.title }),
        action: {
          label: t('undo'),
          run: () => changeAtOnce((resources) => resources.toSpliced(index, 0, resource).slice(0, MOST_RESOURCES)),
        },
      });
    },
  };
}

/** 'light-exercises.pdf' → 'light exercises' */
const titleOf = (name: string): string =>
  name
    .replace(/\.[a-z0-9]+$/i, '')
    .replaceAll(/[_-]+/g, ' ')
    .trim()
    .slice(0, 100) || name.slice(0, 100);
