import { combine, createEvent, createStore, sample, scopeBind } from 'effector';
import { fullSms } from '../../contracts/numbers-calls';
import { createClientFx } from '../../api/client/operation-fx';
import { createTask } from '../../lib/task';
import { smsReceived } from '../../realtime/messages/events';
import { isReceivedNumber } from '../list/number-status';
import { findNumber } from '../list/numbers-model';
import { $activeNumbers, $allNumbers, $numbers } from '../list/active-numbers';

/** The whole text of the newest SMS. */
export type FullMessage =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'ready'; readonly text: string };

const LOADING: FullMessage = { kind: 'loading' };

interface MessageKey {
  readonly id: string;
  /** The code the text belongs to, null if none was found in it: a newer SMS has another text. */
  readonly code: string | null;
}

interface LoadedMessage {
  readonly code: string | null;
  readonly message: FullMessage;
}

const loadMessageFx = createClientFx((client, { id }: MessageKey) =>
  client.call(fullSms, { params: { id } }),
);

/** The user opened the full message of the number with this id. */
export const messageOpened = createEvent<string>();

type LoadedMessages = ReadonlyMap<string, LoadedMessage>;

/** Texts that were loaded, by id of the number. */
const $loadedMessages = createStore<LoadedMessages>(new Map())
  .on(loadMessageFx, (messages, { id, code }) => new Map(messages).set(id, { code, message: LOADING }))
  .on(loadMessageFx.fail, (messages, { params }) => settled(messages, params, { kind: 'failed' }))
  .on(loadMessageFx.done, (messages, { params, result }) =>
    settled(messages, params, { kind: 'ready', text: result.text }),
  );

/** The text of the newest SMS by id of its number, whether or not it had to be loaded. */
export const $fullMessages = combine(
  { numbers: $allNumbers, loaded: $loadedMessages },
  ({ numbers, loaded }): ReadonlyMap<string, FullMessage> =>
    new Map(
      numbers.map(({ id, smsText, smsCode }) => {
        const known = loaded.get(id);
        if (smsText !== null) return [id, { kind: 'ready', text: smsText }];
        return [id, known?.code === smsCode ? known.message : LOADING];
      }),
    ),
);

// The text of a newer SMS is loaded at once where the earlier one was opened.
const openMessagesReplaced = sample({
  clock: smsReceived,
  source: { numbers: $numbers, messages: $loadedMessages },
  fn: ({ numbers, messages }, updates) => {
    const ids = updates.map(({ activationId }) => findNumber(numbers, activationId)?.number.id ?? '');
    return [...new Set(ids)].filter((id) => messages.has(id));
  },
});

const messagesRequested = sample({
  clock: [messageOpened.map((id) => [id]), openMessagesReplaced],
  source: { numbers: $activeNumbers, messages: $loadedMessages },
  fn: ({ numbers, messages }, ids): readonly MessageKey[] =>
    ids.flatMap((id) => {
      const number = numbers?.find((candidate) => candidate.id === id);
      if (number === undefined || number.smsText !== null) return [];
      if (number.smsCode === null && !isReceivedNumber(number)) return [];
      const loaded = messages.get(number.id);
      const isThere = loaded?.code === number.smsCode && loaded.message.kind !== 'failed';
      return isThere ? [] : [{ id: number.id, code: number.smsCode }];
    }),
});

sample({
  clock: messagesRequested,
  target: createTask((_, wanted: readonly MessageKey[]) => {
    const load = scopeBind(loadMessageFx, { safe: true });
    wanted.forEach((key) => load(key));
  }),
});

/** A text that arrives after a newer SMS is ignored. */
function settled(messages: LoadedMessages, { id, code }: MessageKey, message: FullMessage): LoadedMessages {
  return messages.get(id)?.code === code ? new Map(messages).set(id, { code, message }) : messages;
}
