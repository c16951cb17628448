import { createStore } from 'effector';
import { scopeClosed } from '../lib/session-events';
import type { OpenSocket } from './connection/socket';

/** Opens sockets. Supplied by the app: `(url) => new WebSocket(url)`. Without it nothing connects. */
export const $openSocket = createStore<OpenSocket | null>(null).on(scopeClosed, () => null);

/** Scheme and host of the API, absolute. Supplied by the app. */
export const $realtimeOrigin = createStore('http://localhost');

/** Runs a callback at the next animation frame, or soon where nothing is drawn. */
export type ScheduleFrame = (run: () => void) => void;

/** About one frame of a 60 Hz screen, in ms: for environments without a screen. */
const FRAME_MS = 16;

/** Schedules work for the next animation frame. Supplied by the app; a hidden page needs a timer instead. */
export const $scheduleFrame = createStore<ScheduleFrame>((run) => void setTimeout(run, FRAME_MS));
