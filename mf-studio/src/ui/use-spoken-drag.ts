import type { Announcements } from '@dnd-kit/core';
import { useMemo } from 'react';
import { useEditorText } from '../messages/editor.ts';

/** What each thing that can be dragged says of itself. */
interface Titled {
  data: { current?: unknown };
}
const titleOf = ({ data }: Titled): string => (data.current as { title: string } | undefined)?.title ?? '';

/** What is read aloud while somebody drags. */
export function useSpokenDrag() {
  const t = useEditorText();
  return useMemo(() => {
    const announcements: Announcements = {
      onDragStart: ({ active }) => t('drag.begun', { title: titleOf(active) }),
      onDragOver: ({ active, over }) =>
        over ? t('drag.over', { title: titleOf(active), onto: titleOf(over) }) : undefined,
      onDragEnd: ({ active }) => t('drag.ended', { title: titleOf(active) }),
      onDragCancel: ({ active }) => t('drag.cancelled', { title: titleOf(active) }),
    };
    return { announcements, screenReaderInstructions: { draggable: t('drag.how') } };
  }, [t]);
}
