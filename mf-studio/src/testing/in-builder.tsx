import type { CourseBuilder } from '@stoa/shared/contract/teaching/course-builder.ts';
import type { UploadStore } from '@stoa/shared/files/upload-store.ts';
import { useState, type ReactNode } from 'react';
import { BuilderProvider } from '../builder/builder-context.tsx';
import { createCourseSaver } from '../builder/course-saver.ts';
import { UploadProvider } from '../features/uploads/upload-context.tsx';

interface InBuilderProps {
  course: CourseBuilder;
  uploads?: UploadStore;
  children: ReactNode;
}

/** One part of the builder by itself, over a course that takes every edit and never changes. */
export function InBuilder({ course, uploads, children }: InBuilderProps) {
  const [saver] = useState(() =>
    createCourseSaver({
      course,
      send: async () => course,
      read: async () => course,
      onReply: () => undefined,
      onStale: () => undefined,
    }),
  );
  const isReadOnly = !course.actions.includes('edit');
  const builder = { course, saver, isReadOnly, reload: async () => undefined };
  return (
    <BuilderProvider value={builder}>
      <UploadProvider isOwnPath={() => true} {...(uploads && { store: uploads })}>
        {children}
      </UploadProvider>
    </BuilderProvider>
  );
}
