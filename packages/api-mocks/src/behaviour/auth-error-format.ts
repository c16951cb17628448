import { isJsonObject, type Operation } from '@sms/domain/contracts';
import type { World } from '../world/world';
import { Rejection } from './rejection';

/** Field errors in the form of the real server's session calls. */
const detailWithoutCode = (detail: unknown) => {
  const { field, message, value } = isJsonObject(detail) ? detail : {};
  return { type: 'field', value, msg: message, path: field, location: 'body' };
};

/** A rejection as the server sends it: the real one's session calls report field errors in a form of their own. */
export const formatRejection = <Code extends string>(
  { flags }: World,
  { path }: Operation,
  rejection: Rejection<Code>,
): Rejection<Code> => {
  const isWithoutCode =
    flags.authErrorsWithoutCode && path.startsWith('/auth/') && rejection.code === 'VALIDATION_ERROR';
  if (!isWithoutCode) return rejection;
  const details = rejection.details.extra?.['details'];
  return new Rejection(rejection.code, {
    ...rejection.details,
    extra: { code: undefined, details: Array.isArray(details) ? details.map(detailWithoutCode) : [] },
  });
};
