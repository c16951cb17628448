/** True in Vitest and under Storybook's own name for a browser that tests; false for a reader. */
export const isTest =
  import.meta.env['VITEST'] !== undefined || navigator.userAgent.includes('StorybookTestRunner');
