import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { Frame, sharedDocument, StateGrid } from '../../../story-kit';
import { ReceivedCodes, type ReceivedCodeItem, type ReceivedCodesProps } from './received-codes';
import { componentDocs } from './received-codes.docs';

const whatsapp: ReceivedCodeItem = {
  id: '1',
  service: 'WhatsApp',
  serviceCode: 'wa',
  phoneNumber: '+12025550123',
  code: '420337',
};

const states = {
  NoCodes: { codes: [] },
  OneCode: { codes: [whatsapp] },
  SeveralCodes: {
    codes: [
      whatsapp,
      {
        id: '2',
        service: 'Telegram',
        serviceCode: 'tg',
        phoneNumber: '+447400123456',
        code: '91827',
      },
    ],
  },
  CodeOnAnotherPage: { codes: [{ ...whatsapp, code: null }] },
} satisfies Record<string, Partial<ReceivedCodesProps>>;

const meta = {
  title: 'Parts/Dashboard/ReceivedCodes',
  component: ReceivedCodes,
  tags: ['autodocs'],
  parameters: { componentDocs },
  args: { ...states.SeveralCodes, onCopy: fn() },
} satisfies Meta<typeof ReceivedCodes>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['interaction'] };
export const OneCode: Story = {
  tags: ['state'],
  args: states.OneCode,
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Copy SMS code' }));
    await expect(args.onCopy).toHaveBeenCalledWith('420337');
  },
};
/** Shows the newest code and a link to the others. */
export const SeveralCodes: Story = {
  tags: ['state'],
  args: states.SeveralCodes,
  play: ({ canvasElement }) =>
    expect(within(canvasElement).getByRole('link', { name: 'Show all 2' })).toBeVisible(),
};
/** The real server's activity reports that there is a code, but not the code itself. */
export const CodeOnAnotherPage: Story = {
  tags: ['edge'],
  args: states.CodeOnAnotherPage,
  play: ({ canvasElement }) =>
    expect(within(canvasElement).getByRole('link', { name: 'Show code' })).toHaveAttribute(
      'href',
      '/active-numbers',
    ),
};
/** As high as with a code. */
export const NoCodes: Story = {
  tags: ['state'],
  args: states.NoCodes,
  play: ({ canvasElement }) => expect(within(canvasElement).getByText(/^No codes yet/)).toBeVisible(),
};
export const LongCodeAndService: Story = {
  tags: ['edge'],
  args: { codes: [{ ...whatsapp, service: 'Google,YouTube,Gmail,Google Voice', code: '1234-5678-90' }] },
  render: (args) => (
    <Frame width={320}>
      <ReceivedCodes {...args} />
    </Frame>
  ),
};
export const AllStates: Story = {
  tags: ['all-states'],
  parameters: sharedDocument,
  render: (args) => (
    <StateGrid columns={1} states={states} render={(state) => <ReceivedCodes {...args} {...state} />} />
  ),
};
