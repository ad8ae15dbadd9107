import { lazyDialog } from '@stoa/shared/ui/lazy-dialog.tsx';
import { useState, type ReactNode } from 'react';
import type { PixelSize } from '@stoa/shared/files/crop-picture.ts';
import type { OpenPicture } from './crop-modal.tsx';

const CropModal = lazyDialog(
  async () => (await import(/* webpackChunkName: "path-edit" */ './crop-modal.tsx')).CropModal,
);

/** What is chosen is made smaller before it is sent; larger ones a browser may not hold in memory. */
const MOST_BYTES = 30 * 1024 ** 2;

interface Asked extends OpenPicture {
  file: File;
  answer(cropped: File | undefined): void;
}

/**
 * Asks which part of a picture is shown. What is no picture, or too small to be cut, comes back as it is: its check says
 * why. Undefined: its author thought better of it.
 */
export function useCrop(least: PixelSize): { crop(file: File): Promise<File | undefined>; dialog: ReactNode } {
  const [asked, setAsked] = useState<Asked>();
  async function crop(file: File): Promise<File | undefined> {
    const picture = file.size > MOST_BYTES ? undefined : await createImageBitmap(file).catch(() => undefined);
    if (!picture || picture.width < least.width || picture.height < least.height) return file;
    const url = URL.createObjectURL(file);
    const cropped = await new Promise<File | undefined>((answer) => setAsked({ file, picture, url, answer }));
    setAsked(undefined);
    URL.revokeObjectURL(url);
    picture.close();
    return cropped;
  }
  const dialog = asked && (
    <CropModal
      picture={asked.picture}
      url={asked.url}
      least={least}
      onTake={(blob) => asked.answer(new File([blob], nameOf(asked.file, blob), { type: blob.type }))}
      onCancel={() => asked.answer(undefined)}
    />
  );
  return { crop, dialog };
}

/** 'light.heic' is a WebP by now. */
const nameOf = ({ name }: File, { type }: Blob): string => `${name.replace(/\.[^.]*$/, '')}.${type.split('/')[1]}`;
