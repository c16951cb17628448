import { readFile } from 'node:fs/promises';
import type { JsonObject } from '@sms/domain/contracts';

const FOLDER = new URL('../../../../../../docs/contract/', import.meta.url);

/** Each document by its address. */
const DOCUMENTS: Readonly<Record<string, string>> = {
  '/openapi.json': 'openapi.json',
  '/asyncapi.json': 'asyncapi.json',
  '/simulator/openapi.json': 'simulator.json',
};

const textOf = (file: string): Promise<string> => readFile(new URL(file, FOLDER), 'utf8');

/** A document of the contract, as committed. */
export const readContract = async (file: 'openapi.json' | 'asyncapi.json'): Promise<JsonObject> =>
  JSON.parse(await textOf(file)) as JsonObject;

/** A document of the contract, or the one about the simulator, as committed. Null for any other address. */
export const contractDocument = async (pathname: string): Promise<Response | null> => {
  const file = DOCUMENTS[pathname];
  if (file === undefined) return null;
  return new Response(await textOf(file), {
    headers: { 'Content-Type': 'application/json; charset=utf-8' },
  });
};
