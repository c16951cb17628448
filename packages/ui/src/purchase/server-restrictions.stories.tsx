import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { inGrid, type States } from '../story-kit';
import {
  ServerRestrictions,
  type ServerRestrictionKind,
  type ServerRestrictionsProps,
} from './server-restrictions';

const texts = {
  warning: 'No numbers at the moment.',
  info: 'Codes for this service usually come within two minutes.',
  tip: 'Any network gives the best chance of a number.',
} satisfies Record<ServerRestrictionKind, string>;

const base: ServerRestrictionsProps = { notes: [{ kind: 'tip', text: texts.tip }] };

const states = {
  Tip: {},
  Info: { notes: [{ kind: 'info', text: texts.info }] },
  Warning: { notes: [{ kind: 'warning', text: texts.warning }] },
  AllKinds: {
    notes: [
      { kind: 'warning', text: texts.warning },
      { kind: 'info', text: texts.info },
      { kind: 'tip', text: texts.tip },
    ],
  },
  Failed: { notes: [{ kind: 'info', text: 'Failed to fetch restrictions' }] },
  HostileText: {
    notes: [
      { kind: 'warning', text: '<img src=x onerror=alert(1)> ' + 'unbreakable'.repeat(60) },
      { kind: 'info', text: '\u202Eright to left, and back' },
    ],
  },
} satisfies States<ServerRestrictionsProps, ServerRestrictionKind>;

const meta = {
  title: 'Purchase/ServerRestrictions',
  component: ServerRestrictions,
  args: base,
} satisfies Meta<typeof ServerRestrictions>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Markup is shown as text, and long text is truncated. */
export const AllStates: Story = {
  render: inGrid(states),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/<img src=x/)).toBeVisible();
    await expect(canvasElement.querySelector('img')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'more' })).toBeVisible();
  },
};
