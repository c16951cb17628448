import type { ReactNode } from 'react';

export interface FullScreenProps {
  /** Centred content. */
  children: ReactNode;
}

/**
 * One centred message on an otherwise empty page, in two variants: `ProblemScreen` and `WaitingScreen`. At start, for
 * fatal errors, and for the placeholder of a legal text. WaitingScreen has a status with its label; ProblemScreen an
 * alert with a first-level heading.
 */
export function FullScreen({ children }: FullScreenProps) {
  return (
    <main className="flex min-h-dvh flex-col items-center justify-center gap-6 bg-canvas px-6 py-12 text-center">
      {children}
    </main>
  );
}
