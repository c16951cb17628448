import { readFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { expect, it } from 'vitest';
import * as v from 'valibot';
import { siteSchema } from '../../deploy/site.mjs';

const DOCS = 'docs/deploying.md';

interface Described {
  readonly entries?: Readonly<Record<string, Described & { readonly wrapped?: Described }>>;
}

/** Rows of the entries of a group, with those of its groups. */
const rowsOf = ({ entries = {} }: Described, prefix = ''): readonly string[] =>
  Object.entries(entries).flatMap(([key, entry]) => {
    const schema = entry.wrapped ?? entry;
    const name = prefix + key;
    if (schema.entries !== undefined) return rowsOf(schema, `${name}.`);
    return `| \`${name}\` | ${v.getDescription(schema as v.GenericSchema)} |`;
  });

it('docs/deploying.md: its table of site.json is made from the schema', async () => {
  const docs = readFileSync(DOCS, 'utf8');
  const table = ['| entry | must be |', '| - | - |', ...rowsOf(siteSchema as Described)].join('\n');
  const made = docs.replace(
    /(<!-- Made from [^\n]*\n)[^]*(<!-- end -->)/,
    (_, start, end) => `${start}\n${table}\n\n${end}`,
  );
  const options = await resolveConfig(DOCS);
  await expect(await format(made, { ...options, parser: 'markdown' })).toMatchFileSnapshot(`../../${DOCS}`);
});
