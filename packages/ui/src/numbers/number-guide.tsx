import { useId } from 'react';

import { Checkbox } from '../primitives/forms/checkbox';

export interface NumberGuideProps {
  service: string;
  /** True if the browser will show the code; undefined while unknown or unsupported. */
  isNotified?: boolean | undefined;
  onNotifiedChange: (isNotified: boolean) => void;
}

/**
 * What to do with a first number, in three steps, on its card until the first code of the account. Not for
 * what holds for every number: use UsageGuide.
 */
export function NumberGuide({ service, isNotified, onNotifiedChange }: NumberGuideProps) {
  const titleId = useId();
  return (
    <div className="mt-3 flex flex-col gap-1 text-sm text-ink">
      <h4 id={titleId} className="sr-only">
        How to use this number
      </h4>
      <ol aria-labelledby={titleId} className="flex list-decimal flex-col gap-1 pl-5 marker:text-ink-muted">
        <li>Copy the number</li>
        <li>
          Enter it in <bdi>{service}</bdi> and ask for a code
        </li>
        <li>Come back: the code appears here</li>
      </ol>
      {isNotified !== undefined && (
        <Checkbox label="Notify me when the code arrives" checked={isNotified} onChange={onNotifiedChange} />
      )}
    </div>
  );
}
