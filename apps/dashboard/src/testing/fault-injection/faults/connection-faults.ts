import { pageVisibilityChanged, wentOffline, wentOnline } from '@sms/domain';
import type { Tab } from '../tab';
import { USER_ID } from '../call-scenarios/call-scenario';
import type { SocketBehaviour } from './disturbed-sockets';

/** A fault of the connection. */
export interface ConnectionFault {
  /** Its row in the table. */
  readonly name: string;
  /** Behaviour of new websockets meanwhile. Default: normal. */
  readonly behaviour?: SocketBehaviour;
  /** Applies the fault to the open websocket. */
  readonly start: (tab: Tab) => void;
  /** Ends the fault. */
  readonly end?: (tab: Tab) => void;
}

const closedWith =
  (code: number): ConnectionFault['start'] =>
  ({ world }) =>
    world.sockets.closeAll(code, '');

/** Close codes of servers and proxies (RFC 6455 §7.4, and private codes). */
const CODES = [1000, 1001, 1005, 1006, 1008, 1009, 1011, 1012, 1013, 1015, 3000, 4001];

const JUNK = ['', '[]', 'null', '{"type":7}', '{"type":"__proto__"}', '<html>', '{'];

/** Faults of the connection, in the order of the table. */
export const connectionFaults: readonly ConnectionFault[] = [
  ...CODES.map((code) => ({ name: `closed once with ${code}`, start: closedWith(code) })),
  { name: 'never opens', behaviour: () => undefined, start: closedWith(1006) },
  { name: 'refused', behaviour: (report) => report('close', 1006), start: closedWith(1006) },
  { name: 'refused with 1008', behaviour: (report) => report('close', 1008), start: closedWith(1008) },
  {
    name: 'opens and closes',
    behaviour: (report) => {
      report('open');
      report('close', 1006);
    },
    start: closedWith(1006),
  },
  { name: 'opens, sends nothing', behaviour: (report) => report('open'), start: closedWith(1006) },
  {
    name: 'sends garbage',
    start: ({ world }) => {
      for (let times = 0; times < 300; times += 1) {
        for (const text of JUNK) world.sockets.deliver({ kind: 'frame', userId: USER_ID, text });
      }
    },
  },
  {
    name: 'offline',
    behaviour: (report) => report('close', 1006),
    start: (tab) => {
      tab.fire(wentOffline, undefined);
      closedWith(1006)(tab);
    },
    end: ({ fire }) => fire(wentOnline, undefined),
  },
  {
    name: 'page hidden',
    start: (tab) => {
      tab.fire(pageVisibilityChanged, false);
      closedWith(1006)(tab);
    },
    end: ({ fire }) => fire(pageVisibilityChanged, true),
  },
];
