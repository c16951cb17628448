import { createEvent, createStore, sample } from 'effector';
import { errorText } from '../../api/api-error';
import { createQuery } from '../../api/create-query';
import type { RequestFor, ResultFor } from '../../contracts';
import { restrictions } from '../../contracts/catalogue';
import { sessionEnded } from '../session';

/** What limits buying a service in a country. */
export type Restrictions = ResultFor<'restrictions'>;

/** Asks what limits buying a service in a country (spec §7). */
export const restrictionsRequested = createEvent<RequestFor<'restrictions'>['params']>();

const $request = createStore<RequestFor<'restrictions'> | null>(null)
  .on(restrictionsRequested, (_, params) => ({ params }))
  .reset(sessionEnded);

const query = createQuery({ operation: restrictions, request: $request });

/** What is known so far, by country code, then by service code (spec §3). */
export const $restrictions = createStore<ReadonlyMap<string, ReadonlyMap<string, Restrictions>>>(new Map())
  .on(query.answered, (known, { request: { params }, answer }) =>
    new Map(known).set(params.country, new Map(known.get(params.country)).set(params.service, answer)),
  )
  .reset(sessionEnded);

/** What the user is told when they cannot be loaded (spec §8). */
export const RESTRICTIONS_FAILED = 'Failed to fetch restrictions';

/** Why the last request failed (spec §8). */
export const $restrictionsError = query.$error.map((error) => error && errorText(error, RESTRICTIONS_FAILED));

sample({ clock: restrictionsRequested, target: query.requested });
