import { createStore } from 'effector';
import { errorText } from '../../api/api-error';
import { createOperationFx } from '../../api/operation-fx';
import type { ResultFor } from '../../contracts';
import { restrictions } from '../../contracts/catalogue';
import { sessionEnded } from '../session';

/** What limits buying a service in a country. */
export type Restrictions = ResultFor<'restrictions'>;

/** Asks what limits buying a service in a country (spec §7). */
export const restrictionsFx = createOperationFx(restrictions);

/** What is known so far, by country code, then by service code (spec §3). */
export const $restrictions = createStore<ReadonlyMap<string, ReadonlyMap<string, Restrictions>>>(new Map())
  .on(restrictionsFx.done, (known, { params: { params }, result }) =>
    new Map(known).set(params.country, new Map(known.get(params.country)).set(params.service, result)),
  )
  .reset(sessionEnded);

/** Why the last question was not answered (spec §8). */
export const $restrictionsError = createStore<string | null>(null)
  .on(restrictionsFx.failData, (error, failure) =>
    failure.kind === 'stale-session' ? error : errorText(failure, 'Failed to fetch restrictions'),
  )
  .reset(restrictionsFx.done, sessionEnded);
