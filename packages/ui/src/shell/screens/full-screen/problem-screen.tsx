import type { ReactNode } from 'react';

import { FullScreen } from '../full-screen';

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
