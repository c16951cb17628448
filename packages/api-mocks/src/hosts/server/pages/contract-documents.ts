import { readFile } from 'node:fs/promises';
import type { JsonObject } from '@sms/domain/contracts';

const FOLDER = new URL('../../../../../../docs/contract/', import.meta.url);

const DOCUMENTS = ['/openapi.json', '/asyncapi.json'];

const textOf = (pathname: string): Promise<string> => readFile(new URL(`.${pathname}`, FOLDER), 'utf8');

/** A document of the contract, as committed. */
export const readContract = async (pathname: '/openapi.json' | '/asyncapi.json'): Promise<JsonObject> =>
  JSON.parse(await textOf(pathname)) as JsonObject;

/** One of the two documents of the contract, as committed. Null for any other address. */
export const contractDocument = async (pathname: string): Promise<Response | null> => {
  if (!DOCUMENTS.includes(pathname)) return null;
  return new Response(await textOf(pathname), {
    headers: { 'Content-Type': 'application/json; charset=utf-8' },
  });
};
