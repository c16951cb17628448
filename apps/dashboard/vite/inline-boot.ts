import { join } from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { build, runnerImport, type Plugin, type ResolvedConfig, type Rolldown } from 'vite';
import type * as HealthGateModule from '../../../packages/ui/src/shell/screens/health-gate.tsx';
import { browserNames } from './supported-browsers.ts';
import { routeManifest } from './route-manifest.ts';

/** Placeholder in the script until the file names are known. */
const ROUTE_MANIFEST = '__ROUTE_MANIFEST__';

/** What the bundler appends to the head of the page: its first script. */
const ENTRY = /<script type="module" crossorigin src="([^"]+)"><\/script>/;

const bundleScript = async ({ root, mode, define, build: { target } }: ResolvedConfig): Promise<string> => {
  const { output } = (await build({
    root,
    mode,
    define: { ...define },
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: target || 'esnext',
      copyPublicDir: false,
      lib: { entry: join(root, 'src/boot/head-script.ts'), formats: ['iife'], name: 'start' },
    },
  }).then((built) => [built].flat()[0])) as Rolldown.RolldownOutput;
  return output[0].code;
};

/** The first screen, rendered at build time. */
const drawFirstScreen = async (root: string): Promise<string> => {
  const { module } = await runnerImport<typeof HealthGateModule>(
    join(root, '../../packages/ui/src/shell/screens/health-gate.tsx'),
    { configFile: false, logLevel: 'error' },
  );
  return renderToStaticMarkup(
    createElement(module.HealthGate, { state: 'checking', onRetry: () => undefined }),
  );
};

/** Removes the style sheet from the build, so that it can be inlined in the page. */
const takeStyles = (bundle: Rolldown.OutputBundle): string =>
  Object.values(bundle)
    .filter((file) => file.type === 'asset' && file.fileName.endsWith('.css'))
    .map((file) => {
      Reflect.deleteProperty(bundle, file.fileName);
      return file.type === 'asset' ? String(file.source) : '';
    })
    .join('\n');

/**
 * Inlines the head script, all styles and the first screen into the HTML, so that the page renders and sends
 * its first calls before its first script has arrived (decision 0051).
 */
export const inlineBoot = (): Plugin => {
  let config: ResolvedConfig;
  let parts: Promise<readonly [script: string, firstScreen: string]> | undefined;
  return {
    name: 'inline-boot',
    configResolved: (resolved) => {
      config = resolved;
    },
    // The page has all styles, so no chunk has to load them first.
    generateBundle: {
      order: 'pre',
      handler: (_, bundle) => {
        for (const file of Object.values(bundle)) {
          if (file.type === 'chunk') file.viteMetadata?.importedCss.clear();
        }
      },
    },
    transformIndexHtml: {
      order: 'post',
      handler: async (html, { bundle }) => {
        // Once, also where a development server sends the page repeatedly.
        parts ??= Promise.all([bundleScript(config), drawFirstScreen(config.root)]);
        const [bundled, firstScreen] = await parts;
        const script = bundled.replace(
          ROUTE_MANIFEST,
          JSON.stringify(bundle === undefined ? {} : routeManifest(bundle, config)),
        );
        const styles = bundle === undefined ? '' : `<style>${takeStyles(bundle)}</style>`;
        // Asked for in the first bytes: a policy in the page keeps the browser from looking ahead, past
        // script and styles. The head script evaluates it.
        const [element = '', entry] = bundle === undefined ? [] : (ENTRY.exec(html) ?? []);
        return html
          .replace(element, '')
          .replace('<!--entry-->', element && `<link rel="modulepreload" href="${entry}" />`)
          .replace('<!--inline-boot-->', () => `<script>${script}</script>${styles}`)
          .replace('<!--supported-browsers-->', browserNames([config.build.target || []].flat()))
          .replace('<div id="root">', `$&${firstScreen}`);
      },
    },
  };
};
