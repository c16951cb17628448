/** True in Vitest and in Storybook's test user agent; false for a reader. */
export const isTest =
  import.meta.env['VITEST'] !== undefined || navigator.userAgent.includes('StorybookTestRunner');
