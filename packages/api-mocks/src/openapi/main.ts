import { writeFile } from 'node:fs/promises';
import { describeRealtime } from './asyncapi';
import { describeHttp } from './openapi';

const FOLDER = new URL('../../../../docs/contract/', import.meta.url);

await writeFile(new URL('openapi.json', FOLDER), JSON.stringify(describeHttp()));
await writeFile(new URL('asyncapi.json', FOLDER), JSON.stringify(describeRealtime()));
