import { readFile } from 'node:fs/promises';

const FOLDER = new URL('../../../../../../docs/contract/', import.meta.url);

const DOCUMENTS = ['/openapi.json', '/asyncapi.json'];

/** One of the two documents of the contract, as committed. Null for any other address. */
export const contractDocument = async (pathname: string): Promise<Response | null> => {
  if (!DOCUMENTS.includes(pathname)) return null;
  const text = await readFile(new URL(`.${pathname}`, FOLDER), 'utf8');
  return new Response(text, { headers: { 'Content-Type': 'application/json; charset=utf-8' } });
};
