import { embedAddress } from '@stoa/shared/contract/teaching/embed-address.ts';
import type { BuilderLesson } from '@stoa/shared/contract/teaching/lessons.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { TextInput } from '@stoa/shared/kit';
import { EmbedFrame } from '@stoa/shared/remote/embeds/embed-frame.tsx';
import { useEmbedHosts } from '@stoa/shared/remote/embeds/use-embed-hosts.ts';
import { useState } from 'react';
import { useBuilder } from '../builder/builder-context.tsx';
import { useCurriculumText } from '../messages/curriculum.ts';

/** The page of another site that a lesson shows: what is pasted becomes the address of its frame, or is refused at once. */
export function EmbedContent({ lesson }: { lesson: BuilderLesson }) {
  const t = useCurriculumText();
  const format = useFormat();
  const { saver } = useBuilder();
  const hosts = useEmbedHosts();
  const { id, title, embed_url: saved } = lesson;
  const [typed, setTyped] = useState<string>();
  const text = typed ?? saved ?? '';
  const address = hosts && embedAddress(text, hosts);
  const isRefused = hosts !== undefined && address === undefined && text.trim() !== '';

  function take(next: string): void {
    setTyped(next);
    const found = hosts && embedAddress(next, hosts);
    if (found === saved || (found === undefined && next.trim() !== '')) return;
    saver.change(`lesson:${id}`, 'embed_url', found ?? null);
  }
  return (
    <>
      <TextInput
        id="lesson-embed"
        label={t('content.embed')}
        description={t('content.embed.hint')}
        autoComplete="off"
        spellCheck={false}
        value={text}
        disabled={hosts === undefined}
        error={isRefused && t('content.embed.refused', { hosts: format.list([...hosts]) })}
        onChange={(event) => take(event.currentTarget.value)}
        // What was pasted gives way to what is kept of it.
        onBlur={() => address !== undefined && setTyped(address)}
      />
      {address !== undefined && <EmbedFrame key={address} address={address} title={title} />}
    </>
  );
}
