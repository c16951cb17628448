import type { StoryContext } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

/** A play function: clicks a button, which must call a prop once. */
export const clicks =
  (name: string | RegExp, prop: string) =>
  async ({ canvas, args }: Pick<StoryContext, 'canvas' | 'args'>): Promise<void> => {
    await userEvent.click(canvas.getByRole('button', { name }));
    await expect(args[prop]).toHaveBeenCalledOnce();
  };
