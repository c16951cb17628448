import { isJsonObject, type Operation } from '@sms/domain/contracts';
import type { World } from '../world/world';
import { Refusal } from './rejection';

/** How the real server's session calls describe a refused field. */
const plainDetail = (detail: unknown) => {
  const { field, message, value } = isJsonObject(detail) ? detail : {};
  return { type: 'field', value, msg: message, path: field, location: 'body' };
};

/** A refusal as the server sends it: the real one's session calls report refused fields in a form of their own. */
export const inItsForm = <Code extends string>(
  { flags }: World,
  { path }: Operation,
  refusal: Refusal<Code>,
): Refusal<Code> => {
  const isPlain = flags.plainAuthRefusals && path.startsWith('/auth/') && refusal.code === 'VALIDATION_ERROR';
  if (!isPlain) return refusal;
  const details = refusal.details.extra?.['details'];
  return new Refusal(refusal.code, {
    ...refusal.details,
    extra: { code: undefined, details: Array.isArray(details) ? details.map(plainDetail) : [] },
  });
};
