import type { Meta, StoryObj } from '@storybook/react-vite';
import { Suspense, useState } from 'react';
import { flushSync } from 'react-dom';
import { expect } from 'storybook/test';

import { press } from '../../story-kit';
import { lazyWithRetry } from './lazy-with-retry';

const Part = () => <p>Here it is.</p>;

/** A component whose code fails to load twice. */
const createFragilePart = () => {
  let attempts = 0;
  return lazyWithRetry<object>(() => {
    attempts += 1;
    return attempts > 2 ? Promise.resolve({ default: Part }) : Promise.reject(new Error('No connection'));
  });
};

function Example() {
  const [Fragile] = useState(() => createFragilePart());
  return (
    <Suspense>
      <Fragile />
    </Suspense>
  );
}

/**
 * Creates a component whose code is fetched on first render. If the fetch fails, an error notice appears in
 * its place, and 'Try again' fetches again.
 */
const meta = {
  title: 'Primitives/LazyWithRetry',
  component: Example,
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * Failures are not cached: each attempt fetches the code again, also the one when the device is online again.
 */
export const LoadedAfterRetry: Story = {
  play: async ({ canvas }) => {
    await press(await canvas.findByRole('button', { name: 'Try again' }));
    await canvas.findByRole('button', { name: 'Try again' });
    window.dispatchEvent(new Event('online'));
    await expect(await canvas.findByText('Here it is.')).toBeVisible();
  },
};

const Preloaded = lazyWithRetry<object>(() => Promise.resolve({ default: Part }));

/** Preloaded code renders at once, without a placeholder. */
export const PreloadedCode: Story = {
  loaders: [() => Preloaded.preload()],
  render: function Ahead() {
    const [isOpen, setOpen] = useState(false);
    return isOpen ? (
      <Suspense fallback="One moment">
        <Preloaded />
      </Suspense>
    ) : (
      <button onClick={() => setOpen(true)}>Open</button>
    );
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Open' });
    flushSync(() => button.click());
    await expect(canvas.getByText('Here it is.')).toBeVisible();
  },
};
