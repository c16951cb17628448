import type { Meta, StoryObj } from '@storybook/react-vite';
import { FormError } from '@sms/ui/primitives/form-error';
import { TextField } from '@sms/ui/primitives/text-field';
import { PurchaseError } from '@sms/ui/parts/recovery/purchase-error';
import { ToastStack } from '@sms/ui/shell/toast-stack';
import { expect, fn } from 'storybook/test';
import { transport } from './connection';
import { numbers, purchase } from './numbers';
import { payments } from './payments';
import type { ErrorSection } from './row';
import { register, signIn } from './sign-in';
import { validation } from './validation';

interface SectionShown {
  readonly section: ErrorSection;
}

/** Distinct texts that are shown at such a place. */
const textsAt = ({ rows }: ErrorSection, place: RegExp): readonly string[] => [
  ...new Set(rows.filter((row) => place.test(row.place)).map(({ text }) => text)),
];
const inToasts = (section: ErrorSection) => textsAt(section, /\btoast\b/i);
const aboveButtons = (section: ErrorSection) => textsAt(section, /above the button/);

function Toasts({ section }: SectionShown) {
  const toasts = inToasts(section).map((text) => ({ id: text, tone: 'error' as const, text }));
  return (
    <ToastStack
      toasts={toasts}
      onShown={fn()}
      onPause={fn()}
      onResume={fn()}
      onDismiss={fn()}
      onCopy={fn()}
    />
  );
}

/** The texts of the page 'Error catalogue', from the same tables, rendered as on screen. */
const meta = {
  title: 'Scenarios/Error texts',
  tags: ['!autodocs', 'scenario'],
  parameters: { layout: 'fullscreen' },
  render: ({ section }) => (
    <div className="flex max-w-sm flex-col gap-3 p-4">
      {aboveButtons(section).map((text) => (
        <FormError key={text}>{text}</FormError>
      ))}
      <Toasts section={section} />
    </div>
  ),
  play: async ({ canvas, args: { section } }) => {
    for (const text of [...inToasts(section), ...aboveButtons(section)]) {
      const [shown] = await canvas.findAllByText(text);
      await expect(shown).toBeVisible();
    }
  },
} satisfies Meta<SectionShown>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SignIn: Story = { args: { section: signIn } };
export const Registration: Story = { args: { section: register } };
export const Transport: Story = { args: { section: transport } };
export const Payments: Story = { args: { section: payments } };
export const Numbers: Story = { args: { section: numbers } };
export const Purchase: Story = {
  args: { section: purchase },
  render: ({ section }) => (
    <div className="flex max-w-xl flex-col gap-3 p-4">
      {aboveButtons(section).map((text) => (
        <PurchaseError key={text} message={text} onDismiss={fn()} />
      ))}
      <Toasts section={section} />
    </div>
  ),
};
export const Fields: Story = {
  args: { section: validation },
  render: ({ section }) => (
    <div className="grid gap-4 p-4 sm:grid-cols-2 lg:grid-cols-4">
      {section.rows.map(({ code, text, cause }) => (
        <TextField key={cause + code} label={code} value="" onChange={fn()} error={text} />
      ))}
    </div>
  ),
};
