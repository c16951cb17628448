import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { sampleControls, sampleEntries, sampleTraffic } from '../controls.fixture';
import { CallsSection } from './calls-section';

const controls = { ...sampleControls(), traffic: sampleTraffic(sampleEntries) };

/** Calls and messages in the panel of mock builds. */
const meta = {
  title: 'Simulator/Calls',
  tags: ['!autodocs', 'internal', 'state'],
  component: CallsSection,
  decorators: [(Story) => <div className="max-w-80 bg-raised text-sm text-ink">{Story()}</div>],
  args: { controls, perform: fn() },
} satisfies Meta<typeof CallsSection>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Opens the entry with a name. */
const open = async (canvasElement: HTMLElement, name: RegExp) => {
  const section = within(canvasElement);
  await userEvent.click(section.getByRole('button', { name }));
  return section;
};

export const NothingSoFar: Story = {
  args: { controls: sampleControls() },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/^No calls yet/)).toBeVisible();
  },
};

/** Every kind of entry; one is opened at a time. */
export const EveryKind: Story = {
  play: async ({ canvasElement }) => {
    const section = within(canvasElement);
    await expect(section.getAllByRole('listitem')).toHaveLength(sampleEntries.length);
    await open(canvasElement, /websocket closed 1011/);
    await open(canvasElement, /GET \/nothing.*no response/);
    await expect(section.getByText('Unknown address, 252 ms')).toBeVisible();
    await expect(section.queryByText('Answer differently next time')).toBeNull();
    await expect(section.getAllByRole('button', { expanded: true })).toHaveLength(1);
    await open(canvasElement, /GET \/nothing/);
    await expect(section.queryByText('Unknown address, 252 ms')).toBeNull();
  },
};

export const ACallThatFits: Story = {
  play: async ({ canvasElement }) => {
    const section = await open(canvasElement, /payments\/balance/);
    await expect(section.getByText('Contract: fits')).toBeVisible();
    await expect(section.getByText('Budget: 98 api calls left in that minute')).toBeVisible();
  },
};

/** A call that hangs: what it asked, and no response so far. Its next response begins with an example of the contract. */
export const APendingCall: Story = {
  play: async ({ canvasElement }) => {
    const section = await open(canvasElement, /countries pending/);
    await expect(section.getByText(/^countries, no response yet/)).toBeVisible();
    await expect(section.queryByText(/^Contract/)).toBeNull();
    await expect(section.queryByRole('group', { name: 'Response' })).toBeNull();
    await userEvent.click(section.getByText('Answer differently next time'));
    await expect(section.getByLabelText('Status')).toHaveValue('200');
    await expect(section.getByLabelText('Body')).toHaveTextContent('{ "success": true, "data": [] }');
  },
};

/** A response whose body was too large to record, for example. */
export const NotChecked: Story = {
  args: { controls: { ...controls, findingsOf: () => null } },
  play: async ({ canvasElement }) => {
    const section = await open(canvasElement, /payments\/balance/);
    await expect(section.getByText('Contract: not checked')).toBeVisible();
  },
};

export const ARejectionThatDiffers: Story = {
  args: {
    controls: {
      ...controls,
      findingsOf: () => [
        'purchaseNumber/headers/Retry-After: expected whole seconds, got nothing',
        'purchaseNumber/texts/message: expected the same as error, got nothing (known of the real server)',
      ],
    },
  },
  play: async ({ canvasElement }) => {
    const section = await open(canvasElement, /purchase/);
    await expect(section.getByText('Contract: differs in 2 places')).toBeVisible();
    await expect(section.getByText('Decided by: Check before purchaseNumber: SMS_RATE_LIMIT')).toBeVisible();
  },
};

const answerNext = fn(() => Promise.resolve());

/** The form is filled with the last response. */
export const AnswersDifferently: Story = {
  args: { controls: { ...controls, answerNext } },
  play: async ({ canvasElement }) => {
    answerNext.mockClear();
    const section = await open(canvasElement, /purchase/);
    await userEvent.click(section.getByText('Answer differently next time'));
    const [status, delay] = [section.getByLabelText('Status'), section.getByLabelText('Delay (s)')];
    await expect(status).toHaveValue('429');
    const answer = section.getByRole('button', { name: 'Answer the next purchaseNumber' });
    await userEvent.clear(status);
    await userEvent.type(status, '99');
    await userEvent.clear(delay);
    await expect(section.getByText('From 200 to 599')).toBeVisible();
    await expect(section.getByText('A number of seconds')).toBeVisible();
    await expect(answer).toBeDisabled();
    await userEvent.clear(status);
    await userEvent.type(status, '503');
    await userEvent.type(delay, '1.5');
    const body = section.getByLabelText('Body');
    await expect(body).toHaveTextContent('"code": "SMS_RATE_LIMIT"');
    await userEvent.clear(body);
    await userEvent.type(body, 'Closed');
    await userEvent.click(answer);
    await expect(answerNext.mock.calls).toEqual([['purchaseNumber', 503, 'Closed', 1_500]]);
  },
};

const sendFrame = fn(() => Promise.resolve());

export const SendsAFrameAgain: Story = {
  args: { controls: { ...controls, sendFrame } },
  play: async ({ canvasElement }) => {
    sendFrame.mockClear();
    const section = await open(canvasElement, /→ ping/);
    await expect(section.queryByRole('button', { name: 'Send this frame again' })).toBeNull();
    await open(canvasElement, /← balance_updated/);
    await userEvent.click(section.getByRole('button', { name: 'Send this frame again' }));
    await expect(sendFrame.mock.calls).toEqual([[{ type: 'balance_updated', data: {}, userId: 1 }]]);
  },
};
