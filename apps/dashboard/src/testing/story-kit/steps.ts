import type { Fault, World } from '@sms/api-mocks';
import type { StoryContext } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';

type Play = Pick<StoryContext, 'canvas' | 'userEvent'>;

/**
 * Goes through the wizard of /buy-number up to its last step, by the names of country, service and operator.
 */
export const chooseOffer = async (
  { canvas, userEvent }: Play,
  names = ['Canada', 'WhatsApp', 'Any Operator (Recommended)'],
): Promise<void> => {
  for (const name of names) await userEvent.click(await canvas.findByRole('button', { name }));
};

/** Buys on the last step, as soon as price and balance have loaded. */
export const purchase = async ({ canvas, userEvent }: Play): Promise<void> => {
  const button = () => canvas.findByRole('button', { name: 'Purchase Number' });
  await waitFor(async () => expect(await button()).toBeEnabled());
  await userEvent.click(await button());
};

/** Makes the next call of an operation fail. Default: with a text of the server. */
export const failNext = (
  { flags }: World,
  operation: Fault['operation'],
  corruption: Fault['corruption'] = { status: 400, text: 'Out of order' },
): void => {
  flags.faults = [{ operation, times: 1, corruption }];
};

/** Matches the element of a text whose parts have elements of their own: a code, or quiet decimals. */
const inWhole =
  (tagName: 'BDI' | 'SPAN', text: string | RegExp) =>
  (_: string, element: Element | null): boolean =>
    element?.tagName === tagName &&
    (typeof text === 'string' ? element.textContent === text : text.test(element.textContent));

/** Waits for a toast with this text; a session that begins draws the region of the toasts again. */
export const toast = ({ canvas }: Pick<Play, 'canvas'>, text: string | RegExp): Promise<HTMLElement> =>
  waitFor(() =>
    within(canvas.getByRole('region', { name: 'Notifications' })).getByText(inWhole('BDI', text)),
  );

/** Waits for the live connection: messages sent before it are lost. */
export const connected = ({ canvas }: Pick<Play, 'canvas'>): Promise<HTMLElement> =>
  canvas.findByText('Connected');

/** Waits for the card of the only number on /active-numbers. */
export const onlyCard = ({ canvas }: Pick<Play, 'canvas'>): Promise<HTMLElement> =>
  canvas.findByRole('article');
