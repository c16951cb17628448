import { Story } from '@storybook/addon-docs/blocks';
import type { PreparedStory } from 'storybook/internal/types';
import { useRef } from 'react';
import type { ComponentDocs } from '../../../../packages/ui/src/story-kit/component-docs';
import { pinnedSize } from '../hooks/pinned-size';
import { Section } from './section';
import { useAnatomyMarks } from './use-anatomy-marks';

interface AnatomyProps {
  readonly story: PreparedStory;
  readonly parts: NonNullable<ComponentDocs['anatomy']>;
}

/** Margin around the picture in px. */
const PADDING = 32;

/** A story with numbered parts and their legend. The picture is not interactive: the legend has all names. */
export function Anatomy({ story, parts }: AnatomyProps) {
  const picture = useRef<HTMLDivElement>(null);
  const marks = useAnatomyMarks(picture, parts);
  const size = pinnedSize(story.storyGlobals, story.parameters);
  const frame = size && { inline: false, height: `${size.height}px` };
  return (
    <Section title="Anatomy">
      <div className="grid gap-4">
        <div
          inert
          className="max-h-160 overflow-auto rounded-card border border-line bg-canvas contain-layout"
        >
          <div ref={picture} className="relative p-8" style={size && { width: size.width + 2 * PADDING }}>
            <Story of={story.moduleExport as unknown} __forceInitialArgs {...frame} />
            {marks.map(({ number, left, top, width, height }) => (
              <span
                key={number}
                data-testid="mark"
                className="pointer-events-none absolute z-10 rounded-chip border border-dashed border-accent"
                style={{ left, top, width, height }}
              >
                <span className="absolute -top-3 -left-4 grid size-5 place-items-center rounded-pill bg-accent-fill text-xs font-semibold text-on-accent tabular-nums">
                  {number}
                </span>
              </span>
            ))}
          </div>
        </div>
        <ol aria-label="Parts" className="grid gap-2 sm:grid-cols-2 lg:grid-cols-3">
          {Object.keys(parts).map((part, index) => (
            <li key={part} className="flex gap-2.5">
              <span className="grid size-5 shrink-0 place-items-center rounded-pill bg-accent-fill text-xs font-semibold text-on-accent tabular-nums">
                {index + 1}
              </span>
              {part}
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}
