import { allSettled } from 'effector';
import { expect, it } from 'vitest';
import { pageVisibilityChanged } from '../../../lib/page';
import { sessionEnded } from '../../../lib/session-events';
import { aNumber, NOON, useFakeClock } from '../../../testing';
import { openWorkspace } from '../../../testing/harness/opened-workspace';
import { codeCopyClicked } from '../toasts/toasts';
import { $arrivedCode, arrivedCodeDismissed } from './arrived-code';

useFakeClock(NOON);

const sms = (code: string, activationId = 'a1') => ({
  type: 'sms_received',
  data: { activationId, code, smsText: null },
});

const open = async () => {
  const workspace = await openWorkspace([
    aNumber({ serviceName: 'WhatsApp' }),
    aNumber({ id: '2', activationId: 'a2', serviceName: 'Telegram' }),
  ]);
  const { scope, sockets, nextFrame } = workspace;
  const show = (isVisible: boolean) => allSettled(pageVisibilityChanged, { scope, params: isVisible });
  const receive = async (...frames: readonly object[]) => {
    frames.forEach((frame) => sockets.current().push(frame));
    await nextFrame();
  };
  return {
    ...workspace,
    show,
    arrived: () => scope.getState($arrivedCode)?.code ?? null,
    receive,
    /** Codes arrive while the user is elsewhere. */
    missed: async (...frames: readonly object[]) => {
      await show(false);
      await receive(...frames);
      await show(true);
    },
  };
};

it('arrived code: is the newest that arrived while the user was away, once the user returns', async () => {
  const { scope, arrived, receive, show } = await open();
  await receive(sms('111111'));
  expect(arrived()).toBeNull();
  await show(false);
  await receive(sms('222222'), sms('333333', 'a2'));
  expect(arrived()).toBeNull();
  await show(true);
  expect(scope.getState($arrivedCode)).toMatchObject({ code: '333333', service: 'Telegram' });
});

it('arrived code: disappears once it is copied, dismissed or useless', async () => {
  const { scope, arrived, receive, missed } = await open();
  await missed(sms('111111'));
  await allSettled(codeCopyClicked, { scope, params: '999999' });
  expect(arrived()).toBe('111111');
  await allSettled(codeCopyClicked, { scope, params: '111111' });
  expect(arrived()).toBeNull();

  await missed(sms('222222'));
  await allSettled(arrivedCodeDismissed, { scope });
  expect(arrived()).toBeNull();

  await missed(sms('333333'));
  await receive({ type: 'number_completed', data: { activationId: 'a2' } });
  expect(arrived()).toBe('333333');
  await receive({ type: 'number_completed', data: { activationId: 'a1' } });
  expect(arrived()).toBeNull();

  await missed(sms('444444', 'a2'));
  await allSettled(sessionEnded, { scope });
  expect(arrived()).toBeNull();
});

it('arrived code: is none with hidden characters', async () => {
  const { arrived, missed } = await open();
  await missed(sms('12\u200b34'));
  expect(arrived()).toBeNull();
});
