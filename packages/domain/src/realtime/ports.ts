import { createStore } from 'effector';
import { scopeClosed } from '../lib/session-events';
import type { OpenSocket } from './connection/socket';

/** Opens sockets. Supplied by the app: `(url) => new WebSocket(url)`. Without it nothing connects. */
export const $openSocket = createStore<OpenSocket | null>(null).on(scopeClosed, () => null);

/** Scheme and host of the API, absolute. Supplied by the app. */
export const $realtimeOrigin = createStore('http://localhost');
