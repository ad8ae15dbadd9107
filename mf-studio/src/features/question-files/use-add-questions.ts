import type { BuilderLesson } from '@stoa/shared/contract/teaching/lessons.ts';
import type { QuestionFields } from '@stoa/shared/contract/teaching/questions.ts';
import { useApi, usePlatform } from '@stoa/shared/federation/platform-context.tsx';
import { isFileNotSent, sendFile } from '@stoa/shared/files/send-file.ts';
import { useFileTransport } from '@stoa/shared/files/use-file-transport.ts';
import { useErrorText } from '@stoa/shared/remote/use-error-text.ts';
import { useSingleMutation } from '@stoa/shared/remote/use-single-mutation.ts';
import { useRef, useState } from 'react';
import { useBuilder } from '../../builder/builder-context.tsx';
import { useQuestionFilesText } from '../../messages/question-files.ts';
import { picturesOf, withPictures } from '@stoa/shared/question-files/reading/pictures-of.ts';

/** A picture of the package that did not get here. */
class PictureNotSent extends Error {
  override readonly name = 'PictureNotSent';
  readonly picture: string;
  readonly isRefused: boolean;
  constructor(picture: string, isRefused: boolean, cause: unknown) {
    super(`The picture ${picture} could not be sent.`, { cause });
    this.picture = picture;
    this.isRefused = isRefused;
  }
}

interface Added {
  questions: readonly QuestionFields[];
  openPicture: ((id: string) => File) | undefined;
}

/** Sends what the questions show, then adds them: all or nothing. What was sent once is not sent again. */
export function useAddQuestions({ id: lesson_id }: BuilderLesson, onDone: () => void) {
  const t = useQuestionFilesText();
  const api = useApi();
  const errorText = useErrorText();
  const transport = useFileTransport();
  const { course, saver } = useBuilder();
  const { toasts } = usePlatform();
  const sent = useRef(new Map<string, string>());
  const [sending, setSending] = useState<{ number: number; count: number }>();

  async function send(ids: readonly string[], openPicture: (id: string) => File): Promise<void> {
    const waiting = ids.filter((id) => !sent.current.has(id));
    for (const [at, id] of waiting.entries()) {
      setSending({ number: at + 1, count: waiting.length });
      const file = openPicture(id);
      try {
        const stored = await sendFile({ file, type: file.type, purpose: 'picture' }, transport);
        sent.current.set(id, stored.id);
      } catch (error) {
        throw new PictureNotSent(file.name, isFileNotSent(error) && error.isRefused, error);
      }
    }
  }

  const add = useSingleMutation({
    mutationKey: ['questions', course.id],
    mutationFn: async ({ questions, openPicture }: Added) => {
      if (openPicture) await send(picturesOf(questions), openPicture).finally(() => setSending(undefined));
      const given = withPictures(questions, sent.current);
      return saver.run(() => api.createQuestions({ body: { lesson_id, questions: given } }));
    },
    onSuccess: (_, { questions }) => {
      toasts.show({ kind: 'success', message: t('import.added', { count: questions.length }) });
      onDone();
    },
  });
  const { error } = add;
  const refusal = (given: Error): string =>
    given instanceof PictureNotSent
      ? t(given.isRefused ? 'import.picture.refused' : 'import.picture.failed', { name: given.picture })
      : errorText(given);
  return { add, sending, problem: error ? refusal(error) : undefined };
}
