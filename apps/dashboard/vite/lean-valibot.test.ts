import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import fc from 'fast-check';
import * as whole from 'valibot';
import { afterAll, expect, test } from 'vitest';
import { withoutWords } from './lean-valibot';

const folder = mkdtempSync(join(tmpdir(), 'lean-valibot-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The library as the build has it. */
const loadLean = async () => {
  const source = readFileSync(
    createRequire(import.meta.url)
      .resolve('valibot')
      .replace(/cjs$/, 'mjs'),
    'utf8',
  );
  const file = join(folder, 'valibot.mjs');
  writeFileSync(file, withoutWords(source));
  return (await import(/* @vite-ignore */ pathToFileURL(file).href)) as typeof whole;
};

/** Every kind of schema that contracts are made of. */
const schemaOf = (v: typeof whole) =>
  v.object({
    id: v.union([v.pipe(v.string(), v.minLength(2)), v.pipe(v.number(), v.transform(String))]),
    state: v.fallback(v.picklist(['waiting', 'received']), 'waiting'),
    codes: v.array(v.nullable(v.string())),
    more: v.optional(v.record(v.string(), v.pipe(v.number(), v.finite()))),
    self: v.lazy(() => v.variant('kind', [v.object({ kind: v.literal('a'), x: v.boolean() })])),
  });

const value = fc.record(
  {
    id: fc.oneof(fc.string({ maxLength: 3 }), fc.double(), fc.constant(null)),
    state: fc.constantFrom('waiting', 'received', 'gone', 7),
    codes: fc.oneof(
      fc.array(fc.oneof(fc.string(), fc.constant(null), fc.constant(1)), { maxLength: 3 }),
      fc.string(),
    ),
    more: fc.dictionary(fc.string(), fc.oneof(fc.double(), fc.string()), { maxKeys: 2 }),
    self: fc.oneof(
      fc.record({ kind: fc.constantFrom('a', 'b'), x: fc.oneof(fc.boolean(), fc.string()) }),
      fc.constant(0),
    ),
  },
  { requiredKeys: ['state'] },
);

test('a value fits without the words exactly where it fits with them, and reads the same', async () => {
  const lean = await loadLean();
  const [ours, theirs] = [schemaOf(lean), schemaOf(whole)];
  const verdicts = new Set<boolean>();
  fc.assert(
    fc.property(value, (one) => {
      const [short, long] = [lean.safeParse(ours, one), whole.safeParse(theirs, one)];
      verdicts.add(long.success);
      expect([short.success, short.output]).toEqual([long.success, long.output]);
      expect(JSON.stringify(short.issues ?? [])).not.toMatch(/Invalid|Expected/);
    }),
    { numRuns: 2_000 },
  );
  expect(verdicts).toEqual(new Set([true, false]));
});
