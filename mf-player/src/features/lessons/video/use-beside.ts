import { useEffect, useState, type RefObject } from 'react';

const begins = ['enterpictureinpicture', 'webkitbeginfullscreen'] as const;
const ends = ['leavepictureinpicture', 'webkitendfullscreen'] as const;

/**
 * The film is drawn by the browser itself, out of the page: nothing of ours stands over it. Another address is another
 * element.
 */
export function useBeside(film: RefObject<HTMLMediaElement | null>, address: string) {
  const [isBeside, setBeside] = useState(false);
  useEffect(() => {
    const element = film.current;
    const leave = () => setBeside(false);
    const enter = () => setBeside(true);
    for (const name of begins) element?.addEventListener(name, enter);
    for (const name of ends) element?.addEventListener(name, leave);
    return () => {
      for (const name of begins) element?.removeEventListener(name, enter);
      for (const name of ends) element?.removeEventListener(name, leave);
    };
  }, [film, address]);
  const toggle = () => {
    const refused = () => undefined;
    if (document.pictureInPictureElement) void document.exitPictureInPicture().catch(refused);
    else if (film.current instanceof HTMLVideoElement) void film.current.requestPictureInPicture().catch(refused);
  };
  return { isBeside, isOffered: document.pictureInPictureEnabled, toggle };
}
