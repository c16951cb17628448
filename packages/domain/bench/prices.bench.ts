import * as v from 'valibot';
import { expect, it } from 'vitest';
import { prices } from '../src/contracts/catalogue';
import { isJsonObject, ownField } from '../src/contracts';

const COUNTRIES = 200;
const SERVICES = 2_000;
const RUNS = 5;

const list = <T>(count: number, of: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => of(index));

const book = (countries: number): string =>
  JSON.stringify({
    success: true,
    data: Object.fromEntries(
      list(countries, (country) => [
        String(country),
        Object.fromEntries(list(SERVICES, (service) => [`s${service}`, { any: 0.1 + service / 1_000 }])),
      ]),
    ),
    cached: false,
    filters: { country: null, service: null },
  });

/** The shortest of some runs, in ms. */
const shortest = (run: () => void): number =>
  Math.min(
    ...list(RUNS, () => {
      const began = performance.now();
      run();
      return performance.now() - began;
    }),
  );

it('price book: reading the prices of all countries costs almost nothing once the JSON is parsed', () => {
  const all = book(COUNTRIES);
  const one = book(1);
  const parsed: unknown = JSON.parse(all);
  const parseAll = shortest(() => void JSON.parse(all));
  const parseOne = shortest(() => void JSON.parse(one));
  const read = shortest(() => void v.parse(prices.reader, parsed));
  const everyPrice = shortest(() => {
    const data = isJsonObject(parsed) ? ownField(parsed, 'data') : undefined;
    if (!isJsonObject(data)) throw new Error('There are no prices.');
    const rows = Object.entries(data).flatMap(([country, services]) =>
      Object.entries(services as object).map(([service, price]) => ({
        country,
        service,
        price: price as unknown,
      })),
    );
    expect(rows).toHaveLength(COUNTRIES * SERVICES);
  });
  console.log(
    `${(all.length / 1e6).toFixed(1)} MB: JSON.parse ${parseAll.toFixed(0)} ms, read ${read.toFixed(2)} ms, ` +
      `a row for every price ${everyPrice.toFixed(0)} ms; ` +
      `one country, ${(one.length / 1e3).toFixed(0)} kB: JSON.parse ${parseOne.toFixed(2)} ms`,
  );
  expect(read).toBeLessThan(everyPrice / 10);
}, 60_000);
