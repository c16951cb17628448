import { useEffect, useState, type RefObject } from 'react';
import type { ComponentDocs } from '../../../../packages/ui/src/story-kit/component-docs';

/** Position of a numbered part, in px from the upper left corner of the picture. */
interface Mark {
  readonly number: number;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const POLLING_INTERVAL_MS = 100;

const marksIn = (picture: HTMLElement, parts: NonNullable<ComponentDocs['anatomy']>): readonly Mark[] => {
  const frame = picture.querySelector('iframe');
  // Overlays are outside the story's root.
  const roots =
    frame === null
      ? [picture]
      : [...(frame.contentDocument?.querySelectorAll('#storybook-root, body') ?? [])];
  const origin = picture.getBoundingClientRect();
  const offset = frame?.getBoundingClientRect() ?? { left: 0, top: 0 };
  return Object.values(parts).flatMap((selector, index) => {
    const part = roots
      .flatMap((root) => [...root.querySelectorAll(selector)])
      .map((found) => found.getBoundingClientRect())
      .find(({ width: seen }) => seen > 0);
    if (part === undefined) return [];
    return [
      {
        number: index + 1,
        left: Math.round(part.left + offset.left - origin.left),
        top: Math.round(part.top + offset.top - origin.top),
        width: Math.round(part.width),
        height: Math.round(part.height),
      },
    ];
  });
};

/**
 * Positions of the parts of a picture. The story renders asynchronously, perhaps in a frame, and may move: polling is
 * simpler than all the listeners.
 */
export const useAnatomyMarks = (
  picture: RefObject<HTMLElement | null>,
  parts: NonNullable<ComponentDocs['anatomy']>,
) => {
  const [marks, setMarks] = useState<readonly Mark[]>([]);
  useEffect(() => {
    const look = () => {
      if (picture.current === null) return;
      const found = marksIn(picture.current, parts);
      setMarks((known) => (JSON.stringify(known) === JSON.stringify(found) ? known : found));
    };
    const timer = setInterval(look, POLLING_INTERVAL_MS);
    return () => clearInterval(timer);
  }, [picture, parts]);
  return marks;
};
