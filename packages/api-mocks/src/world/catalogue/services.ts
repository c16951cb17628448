import { faker } from '@faker-js/faker/locale/en';
import { MORE_SERVICES } from './more-services';
import { POPULAR_CODES, SERVICE_DATA } from './service-data';

/** A service that sends codes. */
export interface ServiceSeed {
  readonly code: string;
  readonly name: string;
  readonly category: string;
  readonly popular: boolean;
}

const realServices: readonly ServiceSeed[] = [
  ...Object.entries(SERVICE_DATA),
  ['other', MORE_SERVICES] as const,
].flatMap(([category, names]) =>
  Object.entries(names).map(([code, name]) => ({ code, name, category, popular: POPULAR_CODES.has(code) })),
);

/** Seed of the generated names, so that a large catalogue is the same every time. */
const NAMES_SEED = 2_000;

const inventedServices = (count: number): readonly ServiceSeed[] => {
  const categories = Object.keys(SERVICE_DATA);
  faker.seed(NAMES_SEED);
  return Array.from({ length: count }, (_, index) => ({
    code: `x${String(index + 1).padStart(4, '0')}`,
    name: faker.company.name(),
    category: categories[index % categories.length] ?? 'other',
    popular: false,
  }));
};

const collator = new Intl.Collator('en');

const build = (count: number): readonly ServiceSeed[] =>
  [...realServices, ...inventedServices(Math.max(0, count - realServices.length))]
    .slice(0, count)
    .sort(
      (one, other) => Number(other.popular) - Number(one.popular) || collator.compare(one.name, other.name),
    );

const built = new Map<number, readonly ServiceSeed[]>();

/**
 * The services on offer, popular ones first, then by name (spec §2). Each size is built once.
 * @param count number of services. Beyond the real ones, generated companies are added. Default: the real
 *   ones
 */
export const servicesOnOffer = (count: number = realServices.length): readonly ServiceSeed[] => {
  const services = built.get(count) ?? build(count);
  built.set(count, services);
  return services;
};
