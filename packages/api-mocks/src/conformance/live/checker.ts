import {
  isJsonObject,
  operations,
  ownField,
  type Operation,
  type OperationName,
} from '@sms/domain/contracts';
import { checkResponse } from '../checks/check-response';
import { wordOf, type Difference } from '../checks/difference';
import type { Reply } from '../client/reply';
import { createLiveClient, type LiveClient, type Wait } from './live-client';
import type { Findings } from './report/findings';
import { isWrite } from './requests/all-operations';
import type { RejectedRequest } from './requests/rejected-requests';
import { requests } from './requests/requests';
import { initialContext, updateContext, type RunContext } from './requests/run-context';

/** A call must succeed, or be rejected with a status. */
type Expected = 'success' | number;

const codeOf = ({ body }: Reply): unknown => (isJsonObject(body) ? ownField(body, 'code') : undefined);

/** No account can be given money without a payer. */
const NO_MONEY = 'INSUFFICIENT_BALANCE';

/** A call that must have a session; `logout` is made after the session was replaced. */
const needsSession = (name: OperationName): boolean => {
  const operation: Operation = operations[name];
  return operation.anonymous !== true && name !== 'logout';
};

const describeReply = (reply: Reply | string): string => {
  if (typeof reply === 'string') return reply;
  const code = codeOf(reply);
  return code === undefined ? String(reply.status) : `${reply.status} ${wordOf(code)}`;
};

/** An expected response is compared with the contract; any other is reported by its status alone. */
const compareReply = (
  name: OperationName,
  reply: Reply | string,
  expected: Expected,
): readonly Difference[] => {
  const isExpected =
    typeof reply !== 'string' && (expected === 'success' ? reply.status < 400 : reply.status === expected);
  if (isExpected) return checkResponse(name, reply);
  const place = expected === 'success' ? '' : String(expected);
  return [
    { subject: name, aspect: 'status', place, expected: String(expected), actual: describeReply(reply) },
  ];
};

/** Makes calls one after the other and collects findings from their responses. */
export const createChecker = (
  origin: string,
  account: RunContext['account'],
  wait: Wait,
  findings: Findings,
) => {
  const openClient = () =>
    createLiveClient(origin, wait, (name, reply) => findings.add(name, checkResponse(name, reply), reply));
  const user = openClient();
  let context = initialContext(account);

  const make = async (client: LiveClient, { name, parts, status }: RejectedRequest): Promise<void> => {
    const reply = await client.callWithRetry(name, parts);
    findings.add(name, compareReply(name, reply, status), reply);
  };

  return {
    user,
    context: () => context,
    /**
     * Makes a call as the user that must succeed.
     * @throws when the session was lost: every further call would be a difference
     */
    expectSuccess: async (name: OperationName, client = user): Promise<Reply | null> => {
      const parts = requests[name](context);
      findings.skip(name, 'reason' in parts ? parts.reason : null);
      if ('reason' in parts) return null;
      const reply = await client.callWithRetry(name, parts);
      if (typeof reply !== 'string') {
        if (reply.status === 401 && needsSession(name)) {
          throw new Error(`Session lost at ${name}. Run again with an account without other sessions.`);
        }
        if (codeOf(reply) === NO_MONEY) {
          findings.skip(name, 'the account has too little money');
          findings.add(name, checkResponse(name, reply), reply);
          return null;
        }
      }
      findings.add(name, compareReply(name, reply, 'success'), reply);
      if (typeof reply === 'string' || reply.status >= 400) return null;
      client.storeTokens(name, reply);
      context = updateContext(context, name, reply.body);
      return reply;
    },
    /** Makes a call as the user that must be rejected. */
    expectRejection: async (name: OperationName, status: number): Promise<void> => {
      const parts = requests[name](context);
      if (!('reason' in parts)) await make(user, { name, parts, status });
    },
    /** Makes calls as the user that must be rejected. */
    rejected: async (calls: readonly RejectedRequest[], mayWrite: boolean): Promise<void> => {
      for (const call of calls) {
        if (mayWrite || !isWrite(operations[call.name])) await make(user, call);
      }
    },
    /** Makes calls without a session. */
    rejectedWithoutSession: async (calls: readonly RejectedRequest[]): Promise<void> => {
      const client = openClient();
      for (const call of calls) await make(client, call);
    },
    openClient,
  };
};

export type Checker = ReturnType<typeof createChecker>;
