import type { Plugin } from 'vite';

interface DemoAccount {
  readonly username: string;
  readonly password: string;
}

/** Prints the URL of the dashboard and the demo credentials once the development server is up. */
export const announceDemo = (): Plugin => ({
  name: 'announce-demo',
  configureServer: (server) => {
    const printUrls = server.printUrls.bind(server);
    server.printUrls = () => {
      printUrls();
      void server.ssrLoadModule('@sms/api-mocks').then((mocks) => {
        const { username, password } = mocks['DEMO_ACCOUNT'] as DemoAccount;
        server.config.logger.info(
          `\n  The backend is simulated. Sign in as ${username} with the password ${password}\n`,
        );
      });
    };
  },
});
