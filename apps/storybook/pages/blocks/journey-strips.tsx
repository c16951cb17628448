import { Disclosure } from '@sms/ui/primitives/disclosure';
import { useState } from 'react';
import journeys, { type Moment } from 'virtual:journeys';
import { SIZES, THEMES, type Size } from '../../../dashboard/e2e/support/journeys';
import { storyLink } from './open-story';

/** Width of a picture on this page, in px. */
const WIDTHS: Readonly<Record<Size, number>> = { phone: 260, desktop: 640 };

/** Of the two pictures, the page shows the one in its own theme. */
const themeClasses = {
  light: 'in-data-[theme=dark]:hidden',
  dark: 'not-in-data-[theme=dark]:hidden',
} as const;

const isCompared = journeys.some(({ frames }) =>
  frames.some(({ pictures }) => Object.values(pictures).some(({ before }) => before !== null)),
);

/** Keeps the pictures of a strip in line. */
const UNCHANGED = isCompared ? '\u00a0' : '';

const durationOf = (ms: number): string => {
  const [minutes, seconds] = [Math.floor(ms / 60_000), Math.round((ms % 60_000) / 1_000)];
  return minutes === 0 ? `${seconds} s` : `${minutes} min ${seconds} s`;
};

function Picture({ file, label, alt, size }: { file: string; label: string; alt: string; size: Size }) {
  return (
    <div style={{ width: WIDTHS[size] }}>
      {label}
      {THEMES.map((theme) => (
        <img
          key={theme}
          src={`journeys/${file}-${theme}.png`}
          alt={`${alt}, ${size}, ${theme}`}
          {...SIZES[size]}
          loading="lazy"
          className={`h-auto w-full rounded-control border border-line ${themeClasses[theme]}`}
        />
      ))}
    </div>
  );
}

interface MomentProps {
  readonly moment: Moment;
  /** Position in the strip. */
  readonly position: number;
  readonly size: Size;
}

function MomentFigure({ moment, position, size }: MomentProps) {
  const { name, story, presses, fields, waitedMs } = moment;
  const { words, text, filled } = moment.views[size];
  const { now, before } = moment.pictures[size];
  const title = `${position}. ${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  const alt = `${title}: ${text.slice(0, 80).replaceAll('\n', ' ')}…`;
  return (
    // The link covers the whole figure.
    <figure className="relative flex flex-col gap-2">
      <div className="flex gap-2">
        {before !== null && <Picture file={before} label="Before" alt={`Before: ${alt}`} size={size} />}
        {now !== null && (
          <Picture file={now} label={before === null ? UNCHANGED : 'After'} alt={alt} size={size} />
        )}
      </div>
      <figcaption className="flex w-0 min-w-full flex-col gap-0.5 text-ink-muted">
        {now === null ? (
          <span className="font-medium text-ink">{title} (removed)</span>
        ) : (
          <a
            {...storyLink(story, size)}
            className="font-medium text-accent after:absolute after:inset-0 hover:underline"
          >
            {title}
          </a>
        )}
        <span>
          {presses} {presses === 1 ? 'press' : 'presses'} · {fields} {fields === 1 ? 'field' : 'fields'} ·{' '}
          {durationOf(waitedMs)} waited
        </span>
        <span>{filled.length === 0 ? 'No filled button' : `Filled: ${filled.join(', ')}`}</span>
        <div className="relative">
          <Disclosure summary={`${words} words in view`}>
            <p tabIndex={0} className="max-h-60 overflow-y-auto text-xs whitespace-pre-line">
              {text}
            </p>
          </Disclosure>
        </div>
      </figcaption>
    </figure>
  );
}

/** All journeys, in the size that the reader chooses. */
export function JourneyStrips() {
  const [size, setSize] = useState<Size>('phone');
  if (journeys.length === 0) {
    return (
      <p className="text-sm text-ink">
        The pictures are not in this build. Take them with <code>npm test -- journeys</code>, then build or
        start Storybook again.
      </p>
    );
  }
  return (
    <div className="text-sm text-ink">
      <fieldset className="my-4 flex gap-6">
        <legend className="sr-only">Size</legend>
        {(Object.keys(SIZES) as Size[]).map((option) => (
          <label key={option} className="flex items-center gap-2 capitalize">
            <input
              type="radio"
              name="size"
              checked={option === size}
              onChange={() => setSize(option)}
              className="size-4 accent-accent"
            />
            {option}
          </label>
        ))}
      </fieldset>
      {journeys.map(({ name, frames }) => (
        <section key={name} className="mb-10">
          <h2 className="mb-3 text-lg font-semibold">{name}</h2>
          <div role="region" aria-label={name} tabIndex={0} className="overflow-x-auto pb-3">
            <ol className="flex w-max items-start gap-6">
              {frames.map((moment, index) => (
                <li key={moment.name}>
                  <MomentFigure moment={moment} position={index + 1} size={size} />
                </li>
              ))}
            </ol>
          </div>
        </section>
      ))}
    </div>
  );
}
