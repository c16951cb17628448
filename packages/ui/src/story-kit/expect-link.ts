import { expect } from 'storybook/test';

interface Part {
  getByRole(role: 'link', options: { readonly name: string }): HTMLElement;
}

/** Asserts where a link leads. */
export const expectLink = (part: Part, name: string, href: string): Promise<void> =>
  expect(part.getByRole('link', { name })).toHaveAttribute('href', href);
