import type { Loader } from '@storybook/react-vite';
import { pinnedSize } from './pinned-size';

/**
 * Gives a story that pins its viewport a frame of that width when it is opened alone. In the book the manager sizes
 * its frame; without one the story would be as wide as the window, which is what media queries ask.
 */
export const pinnedFrame: Loader = ({ globals, parameters, viewMode, name }) => {
  const size = pinnedSize(globals, parameters);
  const isAlone = viewMode === 'story' && window.parent === window;
  if (size === undefined || !isAlone || window.innerWidth === size.width) return;
  const frame = document.createElement('iframe');
  frame.title = name;
  frame.src = window.location.href;
  frame.width = String(size.width);
  frame.height = String(size.height);
  frame.style.border = 'none';
  document.body.replaceChildren(frame);
  // Until a story is drawn, Storybook hides all but its own placeholder.
  document.body.className = 'sb-show-main';
  // The story runs in the frame, and only there.
  return new Promise(() => undefined);
};
