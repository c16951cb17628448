/**
 * Builds the installable package (README.md, 'In a project with MSW'): modules with types and a package.json of its own, in
 * `packages/api-mocks/dist-kit`. The contracts of the domain are inside.
 */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, isAbsolute, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { emitKitTypes } from '../../../scripts/release/emit-kit-types.mjs';

const KIT = dirname(fileURLToPath(import.meta.url));
const PACKAGE = dirname(KIT);
const OUT = join(PACKAGE, 'dist-kit');

/** Exported modules, by name. */
const ENTRIES = { index: 'src/index', handlers: 'src/hosts/handlers', node: 'src/hosts/node' };

const isOurs = (id) => id.startsWith('.') || id.startsWith('@sms/') || isAbsolute(id);

const buildModules = () =>
  build({
    configFile: false,
    root: PACKAGE,
    logLevel: 'error',
    mode: 'production',
    ssr: { noExternal: [/^@sms\//] },
    build: {
      ssr: true,
      outDir: OUT,
      emptyOutDir: false,
      minify: false,
      target: 'es2023',
      rolldownOptions: {
        input: Object.fromEntries(
          Object.entries(ENTRIES).map(([name, path]) => [name, join(PACKAGE, `${path}.ts`)]),
        ),
        external: (id) => !isOurs(id),
        output: { entryFileNames: '[name].js', chunkFileNames: 'shared/[name].js' },
      },
    },
  });

const writeManifest = () => {
  const { name, version, dependencies } = JSON.parse(readFileSync(join(PACKAGE, 'package.json'), 'utf8'));
  const { msw, valibot, '@faker-js/faker': faker } = dependencies;
  const manifest = {
    name,
    version,
    description: 'The simulated company behind SMS Dashboard, as handlers of MSW',
    license: 'UNLICENSED',
    type: 'module',
    sideEffects: false,
    exports: Object.fromEntries(
      Object.entries(ENTRIES).map(([entry, path]) => [
        entry === 'index' ? '.' : `./${entry}`,
        { types: `./types/api-mocks/${path}.d.ts`, default: `./${entry}.js` },
      ]),
    ),
    dependencies: { '@faker-js/faker': faker, valibot },
    peerDependencies: { msw: `^${msw}` },
    publishConfig: { access: 'restricted' },
  };
  writeFileSync(join(OUT, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
};

rmSync(OUT, { recursive: true, force: true });
await emitKitTypes({ project: KIT, out: OUT, inside: { '@sms/domain': join(OUT, 'types/domain/src') } });
await buildModules();
writeFileSync(join(OUT, 'README.md'), readFileSync(join(PACKAGE, 'README.md')));
writeManifest();
