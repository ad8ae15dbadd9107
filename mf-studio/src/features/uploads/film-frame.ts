const WIDEST = 1280;

/** A picture of the film as it stands. @throws where the browser cannot draw it */
export async function filmFrame(film: HTMLVideoElement): Promise<File> {
  const { videoWidth, videoHeight } = film;
  if (videoWidth === 0 || videoHeight === 0) throw new Error('The film shows nothing yet.');
  const scale = Math.min(1, WIDEST / videoWidth);
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(videoWidth * scale);
  canvas.height = Math.round(videoHeight * scale);
  canvas.getContext('2d')?.drawImage(film, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.88));
  if (!blob) throw new Error('The browser made no picture of the film.');
  return new File([blob], 'poster.jpg', { type: blob.type });
}
