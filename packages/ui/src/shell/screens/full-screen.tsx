import type { ReactNode } from 'react';

import { Spinner } from '../../primitives/feedback/spinner';
import { BrandMark } from '../brand';

export interface FullScreenProps {
  /** Centred content. */
  children: ReactNode;
}

/**
 * One centred message on an otherwise empty page, in two variants: `ProblemScreen` and `WaitingScreen`. At
 * start, for fatal errors, and for the placeholder of a legal text. WaitingScreen has a status with its
 * label; ProblemScreen an alert with a first-level heading.
 */
export function FullScreen({ children }: FullScreenProps) {
  return (
    <main className="flex min-h-dvh flex-col items-center justify-center gap-6 bg-canvas px-6 py-12 text-center">
      {children}
    </main>
  );
}

export interface ProblemScreenProps {
  /** First-level heading. */
  title: string;
  /** The problem, in one sentence. */
  description: string;
  /** Next steps: buttons. */
  actions: ReactNode;
}

/** Full-screen error with next steps. */
export function ProblemScreen({ title, description, actions }: ProblemScreenProps) {
  return (
    <FullScreen>
      <span
        aria-hidden
        className="grid size-16 place-items-center rounded-pill bg-error-soft text-2xl font-semibold text-error"
      >
        !
      </span>
      <div role="alert" className="flex max-w-md flex-col gap-2">
        <h1 className="text-2xl font-semibold text-ink">{title}</h1>
        <p className="text-base text-balance text-ink-muted">{description}</p>
      </div>
      <div className="flex flex-wrap justify-center gap-3">{actions}</div>
    </FullScreen>
  );
}

export interface WaitingScreenProps {
  label: string;
  /** Outlines sidebar and header, so that the page does not change its shape when they appear. */
  framed?: boolean | undefined;
  /** Details when loading takes longer. */
  children?: ReactNode;
}

/** Full-screen loading state during start. */
export function WaitingScreen({ label, framed, children }: WaitingScreenProps) {
  return (
    <FullScreen>
      {framed && (
        <div className="*:fixed *:border-line *:bg-surface">
          <div className="inset-x-0 top-0 h-header border-b" />
          <div className="inset-y-0 left-0 hidden w-60 border-r lg:block" />
        </div>
      )}
      <BrandMark size="large" />
      <Spinner label={label} />
      {children}
    </FullScreen>
  );
}
