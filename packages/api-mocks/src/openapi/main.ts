import { mkdir, writeFile } from 'node:fs/promises';
import { contractDocuments } from './contract-documents';

const FOLDER = new URL('../../../../docs/contract/', import.meta.url);

await mkdir(FOLDER, { recursive: true });
for (const [name, document] of Object.entries(await contractDocuments())) {
  await writeFile(new URL(name, FOLDER), JSON.stringify(document));
}
