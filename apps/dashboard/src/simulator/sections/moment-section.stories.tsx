import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { sampleControls } from '../controls.fixture';
import { MomentSection } from './moment-section';

/** A saved world in the panel of mock builds. */
const meta = {
  title: 'Simulator/Moment',
  tags: ['!autodocs', 'internal', 'state'],
  component: MomentSection,
  decorators: [(Story) => <div className="max-w-80 bg-raised text-sm text-ink">{Story()}</div>],
  args: { controls: sampleControls(), perform: fn() },
} satisfies Meta<typeof MomentSection>;

export default meta;
type Story = StoryObj<typeof meta>;

const save = async (canvasElement: HTMLElement) => {
  const section = within(canvasElement);
  await userEvent.click(section.getByRole('button', { name: 'Save this moment' }));
  return { section, link: await section.findByRole('button', { name: 'Copy link' }) };
};

export const NotSaved: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button', { name: 'Save as file' })).toBeNull();
  },
};

export const Saved: Story = {
  play: async ({ canvasElement }) => {
    const { section, link } = await save(canvasElement);
    await expect(link).toBeEnabled();
    await userEvent.click(section.getByText('As scenario'));
    await expect(section.getByText("'saved-moment': {},")).toBeVisible();
  },
};

/** An account with a long history. */
export const TooLargeForALink: Story = {
  args: {
    controls: {
      ...sampleControls(),
      save: () => Promise.resolve({ file: '{}', code: null, scenario: "'saved-moment': {},\n" }),
    },
  },
  play: async ({ canvasElement }) => {
    const { link } = await save(canvasElement);
    await expect(link).toBeDisabled();
    await expect(link).toHaveAccessibleDescription(/^This world does not fit into a link of 8 kB/);
  },
};

const load = fn((text: string) => Promise.resolve(text === '{"version":5}'));

/** Nothing changes; the next file may be right. */
export const AnotherFile: Story = {
  args: { controls: { ...sampleControls(), load } },
  play: async ({ canvasElement }) => {
    const section = within(canvasElement);
    const input = section.getByLabelText('Open a saved world');
    await userEvent.upload(input, new File(['{}'], 'notes.json', { type: 'application/json' }));
    await expect(await section.findByRole('alert')).toHaveTextContent(/Nothing was changed/);
    await expect(load).toHaveBeenLastCalledWith('{}');
  },
};
