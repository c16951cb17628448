import type { StoryContext } from '@storybook/react-vite';

interface ViewportOption {
  readonly styles: { readonly width: string; readonly height: string };
}

/** The size in px of the viewport that a story pins by its global `viewport`; undefined for most. */
export const pinnedSize = ({ storyGlobals, parameters }: Pick<StoryContext, 'storyGlobals' | 'parameters'>) => {
  const { value } = (storyGlobals['viewport'] ?? {}) as { readonly value?: string };
  const { options } = parameters['viewport'] as { readonly options: Record<string, ViewportOption> };
  const styles = options[value ?? '']?.styles;
  return styles && { width: parseInt(styles.width), height: parseInt(styles.height) };
};
