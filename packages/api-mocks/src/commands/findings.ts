import realServer from '../../profiles/real-server.json';
import { checkFrame } from '../conformance/checks/check-frame';
import { checkResponse } from '../conformance/checks/check-response';
import { nameOf, type Difference } from '../conformance/checks/difference';
import { expectationOf } from '../conformance/live/report/profile';
import { isOperation } from '../transport/router';
import { TOO_LARGE } from '../transport/traffic/blank-secrets';
import type { TrafficEvent } from './simulator-schemas';

const asText = (difference: Difference): string => {
  const known = expectationOf(realServer, difference) === undefined ? '' : ' (known of the real server)';
  return `${nameOf(difference)}: expected ${difference.expected}, got ${difference.actual}${known}`;
};

/** Differences of a call or message of the server from the contract; null where the contract says nothing about it. */
export const findingsOf = (event: TrafficEvent): readonly string[] | null => {
  if (event.kind === 'websocket' || event.kind === 'request') return null;
  if (event.kind === 'frame' && event.from === 'client') return null;
  if (event.kind === 'frame') return checkFrame(JSON.stringify(event.frame)).differences.map(asText);
  const { operation, status, headers, response } = event;
  if (operation === null || !isOperation(operation) || status === 0 || response === TOO_LARGE) return null;
  return checkResponse(operation, { status, headers: new Headers(headers), body: response }).map(asText);
};
