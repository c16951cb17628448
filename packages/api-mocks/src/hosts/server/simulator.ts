import { operations } from '@sms/domain/contracts/operations';
import { MINUTE_MS } from '@sms/domain/limits/spec';
import * as v from 'valibot';
import { act, actions, type ActionName, type DetailsOf } from '../../commands/actions';
import { namesOf } from '../../names-of';
import { circumstances, closeCodes } from '../../commands/circumstances';
import { stateOf } from '../../commands/state';
import { scenarios } from '../../scenarios';
import { faultResponse } from '../../transport/envelopes';
import { createWorld } from '../../world/create-world';
import type { World } from '../../world/world';
import { replaceWorld } from '../../world/world-state';

const aboveZero = v.pipe(v.number(), v.finite(), v.gtValue(0));
const times = v.pipe(v.number(), v.integer(), v.minValue(1));
const WEEK_MS = 7 * 24 * 60 * MINUTE_MS;
const nothing = v.tuple([]);

type Details = { readonly [N in ActionName]: v.GenericSchema<unknown, DetailsOf<N>> };

/** What follows the name of an action; times are in ms, amounts in naira, ids those of the state. */
const detailsOf = ({ numbers, payments }: ReturnType<typeof stateOf>): Details => {
  const number = v.picklist(numbers.map(({ id }) => id));
  const payment = v.picklist(payments.map(({ id }) => id));
  return {
    advanceBy: v.tuple([v.pipe(v.number(), v.minValue(0), v.maxValue(WEEK_MS))]),
    setSpeed: v.tuple([aboveZero]),
    jumpToCancelWindow: v.tuple([number]),
    jumpToExpiry: v.tuple([number]),
    sendSms: v.tuple([number, v.optional(v.string())]),
    settlePayment: v.tuple([payment]),
    failPayment: v.tuple([payment]),
    addFunds: v.tuple([aboveZero]),
    failNext: v.tuple([v.picklist(namesOf(operations)), v.string(), times, v.optional(v.boolean())]),
    clearFailures: nothing,
    setCircumstance: v.tuple([v.picklist(namesOf(circumstances)), v.boolean()]),
    expireSessions: nothing,
    dropSockets: v.tuple([v.picklist(Object.keys(closeCodes).map(Number))]),
  };
};

const anAction = v.picklist([...namesOf(actions), 'begin']);
const begin = v.tuple([v.picklist(namesOf(scenarios))]);

/** Carries out `["sendSms", 3, "420337"]`, or `["begin", "busy-account"]` for another world. */
const carryOut = (world: World, command: unknown): void => {
  const [name, ...given] = v.parse(v.tupleWithRest([anAction], v.unknown()), command);
  if (name === 'begin') {
    const [scenario] = v.parse(begin, given);
    replaceWorld(world, createWorld(scenario, world.clock.now()));
  } else {
    const details: v.GenericSchema<unknown, readonly unknown[]> = detailsOf(stateOf(world))[name];
    act(world, name, v.parse(details, given));
  }
};

/**
 * Steers the world by HTTP, null for any other address: `POST /simulator` carries out an action, or says what
 * is wrong with it. Every other method leaves the world as it is; each is answered with its state.
 */
export const respondSimulator = async (world: World, request: Request): Promise<Response | null> => {
  if (new URL(request.url).pathname !== '/simulator') return null;
  try {
    if (request.method === 'POST') carryOut(world, await request.json());
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    return faultResponse({ status: 400, code: 'VALIDATION_ERROR', text });
  }
  return Response.json({
    success: true,
    ...stateOf(world),
    now: world.clock.iso(),
    actions: anAction.options,
  });
};
