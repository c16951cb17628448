import type { Loader } from '@storybook/react-vite';
import { skipPlay } from '../../../dashboard/src/testing/story-kit/skip-play';

/** A story in a frame of a page of text is an example: it takes no steps, as one without a frame does not. */
export const exampleFrame: Loader = () => {
  const page = window.frameElement?.closest('#storybook-docs') ?? null;
  if (page !== null) skipPlay();
};
