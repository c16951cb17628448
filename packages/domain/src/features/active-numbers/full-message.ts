import { attach, createEvent, createStore, sample } from 'effector';
import { fullSms } from '../../contracts/numbers';
import { createOperationFx } from '../../api/operation-fx';
import { smsReceived } from '../../realtime';
import { sessionEnded } from '../session';
import { findNumber } from './known-numbers';
import { $activeNumbers } from './numbers';

/** The whole text of the newest SMS. */
export type FullMessage =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'ready'; readonly text: string };

interface MessageKey {
  readonly id: string;
  /** The code the text belongs to: a newer SMS has another text. */
  readonly code: string;
}

interface LoadedMessage {
  readonly code: string;
  readonly message: FullMessage;
}

const loadMessageFx = attach({
  effect: createOperationFx(fullSms),
  mapParams: ({ id }: MessageKey) => ({ params: { id } }),
});

/** The user opened the full message of the number with this id. */
export const messageOpened = createEvent<string>();

/** Texts that were loaded, by id of the number. */
export const $loadedMessages = createStore<ReadonlyMap<string, LoadedMessage>>(new Map())
  .on(loadMessageFx, (messages, key) => withMessage(messages, key, { kind: 'loading' }))
  .on(loadMessageFx.fail, (messages, { params }) => settled(messages, params, { kind: 'failed' }))
  .on(loadMessageFx.done, (messages, { params, result }) =>
    settled(messages, params, { kind: 'ready', text: result.text }),
  )
  .reset(sessionEnded);

// The text of a newer SMS is loaded at once where the earlier one was opened.
const openMessageReplaced = sample({
  clock: smsReceived,
  source: { numbers: $activeNumbers, messages: $loadedMessages },
  fn: ({ numbers, messages }, { activationId }) => {
    const number = findNumber(numbers ?? [], activationId);
    return number !== undefined && messages.has(number.id) ? number.id : null;
  },
});

const messageWanted = sample({
  clock: [messageOpened, openMessageReplaced],
  source: { numbers: $activeNumbers, messages: $loadedMessages },
  fn: ({ numbers, messages }, id): MessageKey | null => {
    const number = numbers?.find((candidate) => candidate.id === id);
    if (number === undefined || number.smsText !== null || number.smsCode === null) return null;
    const loaded = messages.get(number.id);
    const isThere = loaded?.code === number.smsCode && loaded.message.kind !== 'failed';
    return isThere ? null : { id: number.id, code: number.smsCode };
  },
});

sample({ clock: messageWanted, filter: (key) => key !== null, target: loadMessageFx });

function withMessage(
  messages: ReadonlyMap<string, LoadedMessage>,
  { id, code }: MessageKey,
  message: FullMessage,
): ReadonlyMap<string, LoadedMessage> {
  return new Map(messages).set(id, { code, message });
}

/** A text that arrives after a newer SMS is ignored. */
function settled(
  messages: ReadonlyMap<string, LoadedMessage>,
  key: MessageKey,
  message: FullMessage,
): ReadonlyMap<string, LoadedMessage> {
  return messages.get(key.id)?.code === key.code ? withMessage(messages, key, message) : messages;
}
