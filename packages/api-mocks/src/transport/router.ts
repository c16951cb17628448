import { operations, type OperationName } from '@sms/domain/contracts/operations';
import type { DocumentedOperation } from '@sms/domain/contracts/operation';
import { namesOf } from '../names-of';

/** The operation of a request, with its path parameters as text. */
export interface Route {
  readonly name: OperationName;
  readonly operation: DocumentedOperation;
  readonly params: Readonly<Record<string, string>>;
}

const API_PATH = /^\/api(?=\/|$)/;

/** True for an address of the API: its path starts with `/api`, on any host. */
export const isApiAddress = (url: string): boolean => API_PATH.test(new URL(url).pathname);

/** True for an address of the payment provider's pages, which `respondCheckout` serves. */
export const isCheckoutAddress = (url: string): boolean => /^\/checkout\/[^/]+$/.test(new URL(url).pathname);

const patternOf = (path: string): RegExp => new RegExp(`^${path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`);

const routes = namesOf<OperationName>(operations).map((name) => {
  const operation: DocumentedOperation = operations[name];
  return { name, operation, pattern: patternOf(operation.path) };
});

/** Path parameters are text; one with an invalid escape stays as it is. */
const decode = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** The operation for a method and an address, or null for an unknown one. */
export const findRoute = (method: string, url: string): Route | null => {
  const path = new URL(url).pathname.replace(API_PATH, '');
  for (const { name, operation, pattern } of routes) {
    const match = operation.method === method ? pattern.exec(path) : null;
    if (match === null) continue;
    const params = Object.entries(match.groups ?? {}).map(([key, text]) => [key, decode(text)] as const);
    return { name, operation, params: Object.fromEntries(params) };
  }
  return null;
};
