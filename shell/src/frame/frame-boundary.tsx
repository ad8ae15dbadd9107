import { usePlatform } from '@stoa/shared/federation/platform-context.tsx';
import { Component, type ReactNode } from 'react';
import { useFrameText } from '../messages/frame.ts';

interface BoundaryProps {
  /** Stands in for the broken part; without it, the part is drawn afresh. */
  fallback?: ((error: unknown, retry: () => void) => ReactNode) | undefined;
  onError(error: unknown): void;
  children: ReactNode;
}

/** A part that breaks at every drawing is left out at last. */
const MOST_HEALINGS = 5;

class Boundary extends Component<BoundaryProps, { error: unknown; isBroken: boolean }> {
  override state = { error: undefined, isBroken: false };
  healings = 0;
  static getDerivedStateFromError = (error: unknown) => ({ error, isBroken: true });

  override componentDidCatch(error: unknown) {
    this.props.onError(error);
    this.healings += 1;
    if (!this.props.fallback && this.healings <= MOST_HEALINGS) window.setTimeout(this.retry);
  }
  retry = () => this.setState({ error: undefined, isBroken: false });

  override render() {
    if (!this.state.isBroken) return this.props.children;
    return this.props.fallback?.(this.state.error, this.retry) ?? null;
  }
}

/** Keeps a fault in one part of the frame from taking the page with it; the operators hear of it. */
export function FrameBoundary({ fallback, children }: Pick<BoundaryProps, 'fallback' | 'children'>) {
  const { reportError, toasts } = usePlatform();
  const t = useFrameText();
  const onError = (error: unknown) => {
    reportError(error);
    if (fallback) return;
    toasts.show({ kind: 'warning', message: t('frame.broken') });
  };
  return (
    <Boundary fallback={fallback} onError={onError}>
      {children}
    </Boundary>
  );
}
