import { useState, type DragEvent, type ReactNode } from 'react';
import classes from './film-drop.module.css';

interface FilmDropProps {
  isOff: boolean;
  /** What dropping does there: 'Drop to add lessons to …'. `place`: the part under the pointer. */
  saying(place: string | undefined): string;
  onDrop(files: File[], place: string | undefined): void;
  children: ReactNode;
}

/** Files dropped anywhere in it; a part that names itself by `data-module` takes them for itself. */
export function FilmDrop({ isOff, saying, onDrop, children }: FilmDropProps) {
  const [over, setOver] = useState<{ place: string | undefined }>();
  const follow = (event: DragEvent) => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    const place = placeOf(event);
    if (!isOff && (!over || over.place !== place)) setOver({ place });
  };
  return (
    <div
      className={classes.drop}
      data-over={over !== undefined}
      onDragOver={follow}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(undefined);
      }}
      onDrop={(event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setOver(undefined);
        if (!isOff) onDrop([...event.dataTransfer.files], placeOf(event));
      }}
    >
      {children}
      {over && <p className={classes.saying}>{saying(over.place)}</p>}
    </div>
  );
}

/** A lesson that is dragged is none. */
const hasFiles = ({ dataTransfer }: DragEvent): boolean =>
  dataTransfer.files.length > 0 || [...(dataTransfer.types ?? [])].includes('Files');

const placeOf = ({ target }: DragEvent): string | undefined =>
  target instanceof Element ? target.closest<HTMLElement>('[data-module]')?.dataset['module'] : undefined;
