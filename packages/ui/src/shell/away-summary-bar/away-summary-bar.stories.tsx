import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { CatchUp } from './away-summary-bar';
import { guide } from './away-summary-bar.docs';

const meta = {
  title: 'Shell/CatchUp',
  component: CatchUp,
  tags: ['autodocs'],
  parameters: { guide },
  args: {
    missed: '2 codes, 1 expired, balance −$0.1200',
    numbersPath: '/active-numbers',
    onDismiss: fn(),
  },
} satisfies Meta<typeof CatchUp>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  tags: ['interaction'],
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'While you were away: 2 codes, 1 expired, balance −$0.1200',
    );
    await expect(canvas.getByRole('link', { name: 'Active numbers' })).toHaveAttribute(
      'href',
      '/active-numbers',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};

/** On the page of the active numbers there is no way to it. */
export const OnActiveNumbers: Story = {
  tags: ['state'],
  args: { numbersPath: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('link')).not.toBeInTheDocument();
  },
};

/** All there can be to tell, on a phone. */
export const EverythingOnAPhone: Story = {
  tags: ['edge'],
  args: { missed: '12 codes, 3 expired, 2 bought elsewhere, 1 ended elsewhere, balance +$1,204.5000' },
  globals: { viewport: { value: 'phone' } },
};

/** Nothing happened: the region is there, so that a screen reader hears what comes into it. */
export const NothingMissed: Story = {
  tags: ['edge'],
  args: { missed: null },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toBeEmptyDOMElement();
  },
};
