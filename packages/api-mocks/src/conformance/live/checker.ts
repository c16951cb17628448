import { isJsonObject, operations, ownField, type OperationName } from '@sms/domain/contracts';
import { checkAnswer } from '../checks/check-response';
import { wordOf, type Difference } from '../checks/difference';
import type { Reply } from '../client/reply';
import { asks } from './requests/requests';
import { learn, nothingFound, type Found } from './requests/run-context';
import type { Notes } from './report/findings';
import { isWrite } from './requests/all-operations';
import type { RefusedCall } from './requests/rejected-requests';
import { createVisitor, type Visitor, type Wait } from './live-client';

/** A call is to succeed, or to be refused with a status. */
type Expected = 'success' | number;

const told = (reply: Reply | string): string => {
  if (typeof reply === 'string') return reply;
  const code = isJsonObject(reply.body) ? ownField(reply.body, 'code') : undefined;
  return code === undefined ? String(reply.status) : `${reply.status} ${wordOf(code)}`;
};

/** An answer that was expected is compared with the contract; any other is told by its status alone. */
const judge = (name: OperationName, reply: Reply | string, expected: Expected): readonly Difference[] => {
  const isExpected =
    typeof reply !== 'string' && (expected === 'success' ? reply.status < 400 : reply.status === expected);
  if (isExpected) return checkAnswer(name, reply);
  const place = expected === 'success' ? '' : String(expected);
  return [{ subject: name, aspect: 'status', place, expected: String(expected), actual: told(reply) }];
};

/** Makes calls one after the other and notes what the answers are worth. */
export const createInspector = (origin: string, account: Found['account'], wait: Wait, notes: Notes) => {
  const openVisitor = () =>
    createVisitor(origin, wait, (name, reply) => notes.add(name, checkAnswer(name, reply), reply));
  const user = openVisitor();
  let found = nothingFound(account);

  const make = async (visitor: Visitor, { name, parts, status }: RefusedCall): Promise<void> => {
    const reply = await visitor.ask(name, parts);
    notes.add(name, judge(name, reply, status), reply);
  };

  return {
    user,
    found: () => found,
    /** Makes a call as the user, which has to succeed. */
    ask: async (name: OperationName, visitor = user): Promise<Reply | null> => {
      const parts = asks[name](found);
      notes.skip(name, 'why' in parts ? parts.why : null);
      if ('why' in parts) return null;
      const reply = await visitor.ask(name, parts);
      notes.add(name, judge(name, reply, 'success'), reply);
      if (typeof reply === 'string' || reply.status >= 400) return null;
      visitor.keep(name, reply);
      found = learn(found, name, reply.body);
      return reply;
    },
    /** The same for a call that has to be refused. */
    askInVain: async (name: OperationName, status: number): Promise<void> => {
      const parts = asks[name](found);
      if (!('why' in parts)) await make(user, { name, parts, status });
    },
    /** Makes calls as the user that have to be refused. */
    refused: async (calls: readonly RefusedCall[], mayWrite: boolean): Promise<void> => {
      for (const call of calls) {
        if (mayWrite || !isWrite(operations[call.name])) await make(user, call);
      }
    },
    /** Makes calls as somebody without a session. */
    refusedToStranger: async (calls: readonly RefusedCall[]): Promise<void> => {
      const stranger = openVisitor();
      for (const call of calls) await make(stranger, call);
    },
    openVisitor,
  };
};

/** Makes calls and notes what the answers are worth. */
export type Inspector = ReturnType<typeof createInspector>;
