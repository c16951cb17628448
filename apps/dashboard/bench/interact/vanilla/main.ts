/**
 * Comparison for `npm run bench -- interact`: three pages of the dashboard in vanilla DOM, optimised for the benchmark,
 * without validation, toasts or announcements.
 */
import { listen, openSession, read } from './api';

interface WireNumber {
  readonly activation_id: string;
  readonly phone_number: string;
  readonly service_name: string;
  readonly purchase_date: string;
  readonly expiry_date: string;
  readonly price: number;
  readonly status: string;
}

/** Number of rows that the dashboard's virtual list renders. */
const ROWS_IN_VIEW = 16;

const main = document.querySelector('main') ?? document.body;
const session = await openSession();

const element = (name: string, ...content: (string | Node)[]): HTMLElement => {
  const made = document.createElement(name);
  made.append(...content);
  return made;
};

/** An element with its own text node, so that an update touches nothing else. */
const slot = (parent: string, text: string): readonly [HTMLElement, Text] => {
  const node = new Text(text);
  return [element(parent, node), node];
};

const showServices = async (): Promise<void> => {
  type Listed = Record<string, { readonly code: string; readonly name: string } | null>;
  const [services = {}] = await read<readonly Listed[]>(session, '/api/services');
  const offers = Object.values(services)
    .filter((service) => service !== null)
    .map(({ code, name }) => ({ name, words: `${name}\n${code}`.toLowerCase() }));
  const field = element('input') as HTMLInputElement;
  field.type = 'search';
  field.ariaLabel = 'Search services';
  const list = element('ul');
  const show = (): void => {
    const wanted = field.value.toLowerCase();
    const found = offers.filter(({ words }) => words.includes(wanted)).slice(0, ROWS_IN_VIEW);
    list.replaceChildren(...found.map(({ name }) => element('li', element('button', name))));
  };
  field.oninput = show;
  show();
  main.append(field, list);
};

const twoDigits = (count: number): string => String(count).padStart(2, '0');
const minutesAndSeconds = (ms: number): string => {
  const seconds = Math.max(0, Math.floor(ms / 1_000));
  return `${twoDigits(Math.floor(seconds / 60))}:${twoDigits(seconds % 60)}`;
};

const showCards = async (): Promise<void> => {
  const numbers = await read<readonly WireNumber[]>(session, '/api/numbers/active?page=1&limit=20');
  const codes = new Map<string, Text>();
  const cards = numbers.map((number) => {
    const expiresAt = Date.parse(number.expiry_date);
    const [code, codeText] = slot('strong', 'The code appears here as soon as it arrives.');
    const [timer, timerText] = slot('span', '');
    const [note, noteText] = slot('p', '');
    codes.set(number.activation_id, codeText);
    const card = element(
      'article',
      element('h3', number.service_name),
      element('p', code),
      element('p', number.phone_number, ' ', timer),
      note,
      element('button', 'Copy'),
      element('button', 'Cancel & Refund'),
    );
    const tick = (): void => {
      const left = minutesAndSeconds(expiresAt - Date.now());
      timerText.data = left;
      noteText.data = `Refund possible for ${left}`;
    };
    tick();
    return { card, tick };
  });
  const autoRefresh = element('button', 'Auto-refresh');
  autoRefresh.role = 'switch';
  autoRefresh.onclick = () => {
    autoRefresh.ariaChecked = String(autoRefresh.ariaChecked !== 'true');
  };
  const [balance, balanceText] = slot('p', '');
  const grid = element('div', ...cards.map(({ card }) => card));
  grid.className = 'cards';
  main.append(autoRefresh, balance, grid);
  setInterval(() => {
    for (const { tick } of cards) tick();
  }, 1_000);
  const socket = listen(session, ({ type, data }) => {
    const code = type === 'sms_received' ? codes.get(data.activationId) : undefined;
    if (code !== undefined) code.data = data.code;
    if (type === 'balance_updated') balanceText.data = String(data.balance);
  });
  socket.onopen = () => main.prepend(element('p', 'Connected'));
};

const showHistory = async (): Promise<void> => {
  const body = element('tbody');
  let page = 0;
  const turn = async (): Promise<void> => {
    page += 1;
    const numbers = await read<readonly WireNumber[]>(session, `/api/numbers/history?page=${page}`);
    body.replaceChildren(
      ...numbers.map(({ service_name, phone_number, purchase_date, price, status }) =>
        element(
          'tr',
          ...[service_name, phone_number, purchase_date, String(price), status].map((text) =>
            element('td', text),
          ),
        ),
      ),
    );
  };
  await turn();
  const next = element('button', 'Next');
  next.onclick = () => void turn();
  main.append(element('table', body), next);
};

const pages: Readonly<Record<string, () => Promise<void>>> = {
  '/buy-number': showServices,
  '/active-numbers': showCards,
  '/history': showHistory,
};

await pages[location.pathname]?.();
