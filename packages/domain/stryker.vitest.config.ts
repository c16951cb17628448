import { mergeConfig, type ViteUserConfig } from 'vitest/config';
import domain from './vitest.config.ts';

/** A mutant may change what loading a module does, so each file loads its modules again. */
const forMutants: ViteUserConfig = {
  plugins: [
    {
      name: 'test-in-processes',
      // Stryker asks for threads, in which a test cannot change the time zone.
      configureVitest: ({ project }) => {
        project.config.pool = 'forks';
      },
    },
  ],
  test: { isolate: true },
};

export default mergeConfig(domain, forMutants);
