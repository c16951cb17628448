import type { Loader } from '@storybook/react-vite';

type Bag = Readonly<Record<string, unknown>>;

/** Size in px of the viewport that a story pins by its global `viewport`; undefined for most. */
export const pinnedSize = (globals: Bag, parameters: Bag) => {
  const { value = '' } = (globals['viewport'] ?? {}) as { readonly value?: string };
  const { options } = parameters['viewport'] as {
    readonly options: Readonly<
      Record<string, { readonly styles: { readonly width: string; readonly height: string } }>
    >;
  };
  const styles = options[value]?.styles;
  return styles && { width: parseInt(styles.width), height: parseInt(styles.height) };
};

/**
 * Renders a story with a pinned viewport in a frame of that size when it is opened alone. In Storybook the manager
 * sizes its frame; without one, media queries would see the width of the window.
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
  // Until a story is rendered, Storybook hides everything but its own placeholder.
  document.body.className = 'sb-show-main';
  // The story runs only in the frame.
  return new Promise(() => undefined);
};
