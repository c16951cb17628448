import type { StoryContext } from '@storybook/react-vite';

/** The rules of axe about colours, in which alone the themes differ. */
export const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** True if axe checks the story. */
export const isAxeRun = ({ a11y }: StoryContext['parameters']): boolean => {
  const { test, disable = false } = a11y as { readonly test?: string; readonly disable?: boolean };
  return test === 'error' && !disable;
};

/**
 * True for the screens of the app on the simulated backend. They are made of components whose colours are checked in
 * their own stories, and the flow of every screen checks them put together: e2e/layout/every-screen.e2e.ts.
 */
export const isOnBackend = ({ tags }: Pick<StoryContext, 'tags'>): boolean =>
  tags.includes('scenario') || tags.includes('flow');
