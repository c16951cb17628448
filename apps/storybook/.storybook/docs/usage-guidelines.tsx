import { Icon } from '@sms/ui/primitives/icon';
import { Check, X } from 'lucide';
import type { ReactNode } from 'react';
import type { PreparedMeta } from 'storybook/internal/types';
import type { ComponentDocs, Rule } from '../../../../packages/ui/src/story-kit/component-docs';
import { Example } from './example';
import { Section } from './section';

interface PointsProps {
  /** The colour repeats the meaning of the words next to it. */
  readonly tone: 'success' | 'error' | 'neutral';
  readonly title: string;
  readonly points: readonly Rule[] | undefined;
  /** The component in the pictures. */
  readonly meta?: PreparedMeta;
}

const EDGES = { success: 'border-t-success', error: 'border-t-error', neutral: 'border-t-line-strong' };

const MARKS: Readonly<Record<PointsProps['tone'], ReactNode>> = {
  success: <Icon of={Check} className="mt-0.5 size-4 shrink-0 text-success" />,
  error: <Icon of={X} className="mt-0.5 size-4 shrink-0 text-error" />,
  neutral: <span aria-hidden className="mt-2 size-1 shrink-0 rounded-pill bg-ink-subtle" />,
};

function Points({ tone, title, points, meta }: PointsProps) {
  if (points === undefined) return null;
  return (
    <section
      aria-label={title}
      className={`rounded-card border border-t-2 border-line bg-surface p-4 ${EDGES[tone]}`}
    >
      <h3 className="mb-2 font-semibold">{title}</h3>
      <ul className="flex flex-col gap-2">
        {points
          .map((point) => (typeof point === 'string' ? { rule: point, shown: [] } : point))
          .map(({ rule, shown }) => (
            <li key={rule} className="flex gap-2.5">
              {MARKS[tone]}
              <div className="min-w-0 flex-1">
                {rule}
                {meta !== undefined && shown.length > 0 && (
                  <div
                    inert
                    className="mt-2 mb-1 flex flex-wrap items-center gap-3 rounded-control bg-canvas p-4"
                  >
                    {shown.map((args, index) => (
                      <Example key={index} of={meta} args={args} />
                    ))}
                  </div>
                )}
              </div>
            </li>
          ))}
      </ul>
    </section>
  );
}

type Guide = Partial<ComponentDocs>;

/** When to use a component, and when to use another. */
export const WhenToUse = ({ whenToUse, whenNot }: Guide) => (
  <Section title="When to use">
    <div className="grid gap-4 md:grid-cols-2">
      <Points tone="neutral" title="Use it" points={whenToUse} />
      <Points tone="neutral" title="Do not use it" points={whenNot} />
    </div>
  </Section>
);

/** Rules for reviewers. */
export function DosAndDonts({ dos, donts, meta }: Guide & { readonly meta: PreparedMeta }) {
  if (dos === undefined && donts === undefined) return null;
  return (
    <Section title="Do and do not">
      <div className="grid gap-4 md:grid-cols-2">
        <Points tone="success" title="Do" points={dos} meta={meta} />
        <Points tone="error" title="Do not" points={donts} meta={meta} />
      </div>
    </Section>
  );
}
