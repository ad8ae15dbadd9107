import { useEffect, useRef, useState, type RefObject } from 'react';
import { useUiText } from '../../i18n/messages/ui.ts';
import { Loader, UnstyledButton } from '../kit.ts';
import { useUnsettled } from '../use-unsettled.ts';
import type { DrawnPage, OpenedPdf } from './pdf-document.ts';
import type { PdfLink } from './pdf-links.ts';
import { markMatches, type PdfMatch } from './pdf-marks.ts';
import classes from './pdf-page.module.css';

interface PdfPageProps {
  /** Undefined while the document is on its way. */
  opened: OpenedPdf | undefined;
  page: number;
  /** Names the page: 'Seven days of light, page 2'. */
  label: string;
  openingLabel: string;
  /** Times the width of its frame, in which a wider page is scrolled. */
  zoom?: number;
  /** What was looked for and found on this page; the chosen one of it comes into sight. */
  found?: { matches: readonly PdfMatch[]; chosen: PdfMatch | undefined } | undefined;
  /** A link leads to another page of the document; without this such links lead nowhere. */
  onTurn?(page: number): void;
  /** The page could not be drawn: the rest of the file could not be had. */
  onFailed?(): void;
}

/** One page of a PDF as wide as its frame, with its text to be selected, read aloud and searched, and its links. */
export function PdfPage({ opened, page, label, openingLabel, zoom = 1, found, onTurn, onFailed }: PdfPageProps) {
  const frame = useRef<HTMLDivElement>(null);
  const picture = useRef<HTMLDivElement>(null);
  const text = useRef<HTMLDivElement>(null);
  const failed = useRef(onFailed);
  const [drawn, setDrawn] = useState<DrawnPage>();
  const [isSettled, setSettled] = useState(false);
  const width = useWidth(frame);
  const unsettled = useUnsettled(!isSettled);
  useEffect(() => {
    failed.current = onFailed;
  });
  useEffect(() => {
    if (!opened || width === undefined) return;
    const leave = new AbortController();
    const { signal } = leave;
    opened
      .draw(page, width * zoom, signal)
      .then(
        (sheet) => !signal.aborted && setDrawn(sheet),
        () => !signal.aborted && failed.current?.(),
      )
      .finally(() => !signal.aborted && setSettled(true));
    return () => leave.abort();
  }, [opened, page, width, zoom]);
  useEffect(() => {
    // Drawn apart and put in place at once: turning pages fast never mixes two of them.
    if (!drawn) return;
    picture.current?.replaceChildren(drawn.canvas);
    text.current?.replaceChildren(drawn.text);
  }, [drawn]);
  useMarks(drawn, drawn?.page === page ? found : undefined);
  // What is wider than its frame is scrolled, by keyboard too: there arrows turn no pages.
  const scrollable = zoom > 1 ? { tabIndex: 0, 'data-scrolls': true } : {};
  return (
    <div ref={frame} className={classes.page} role="group" aria-label={label} {...scrollable} {...unsettled}>
      {!opened && <Loader role="status" aria-label={openingLabel} />}
      <div className={classes.sheet} style={{ width: `${zoom * 100}%` }}>
        <div ref={picture} className={classes.picture} aria-hidden="true" />
        <div ref={text} className={classes.text} />
        {drawn?.links.map((link, index) => (
          <Link key={index} link={link} onTurn={onTurn} />
        ))}
      </div>
    </div>
  );
}

function Link({ link: { target, words, box }, onTurn }: { link: PdfLink; onTurn: PdfPageProps['onTurn'] }) {
  const t = useUiText();
  const { left, top, width, height } = box;
  const style = { left: `${left}%`, top: `${top}%`, width: `${width}%`, height: `${height}%` };
  if ('url' in target) {
    return (
      <a
        className={classes.link}
        style={style}
        href={target.url}
        target="_blank"
        rel="noopener noreferrer nofollow"
        aria-label={words || target.url}
        title={target.url}
      />
    );
  }
  if (!onTurn) return null;
  const leadsTo = t('pages.page', { page: target.page });
  return (
    <UnstyledButton
      className={classes.link ?? ''}
      style={style}
      aria-label={words || leadsTo}
      title={leadsTo}
      onClick={() => onTurn(target.page)}
    />
  );
}

/** CSS pixels; undefined before it is measured. A phone that is turned has another. */
function useWidth(frame: RefObject<HTMLElement | null>): number | undefined {
  const [width, setWidth] = useState<number>();
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    // Nothing is as wide while it is not laid out.
    const measure = () => setWidth(element.clientWidth || undefined);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, [frame]);
  return width;
}

function useMarks(drawn: DrawnPage | undefined, found: PdfPageProps['found']): void {
  const chosen = found?.chosen;
  useEffect(() => {
    if (drawn) markMatches(drawn.runs, found?.matches ?? [], found?.chosen);
  }, [drawn, found]);
  useEffect(() => {
    if (chosen) drawn?.text.querySelector('[data-chosen]')?.scrollIntoView({ block: 'center', inline: 'nearest' });
  }, [drawn, chosen]);
}
