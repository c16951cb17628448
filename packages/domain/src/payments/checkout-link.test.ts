import { expect, it } from 'vitest';
import { readCheckoutLink } from './checkout-link';

it.each([
  ['https://checkout.example.com/pay/abc', 'https://checkout.example.com/pay/abc'],
  ['HTTPS://Checkout.Example.com', 'https://checkout.example.com/'],
  [' https://checkout.example.com/pay ', 'https://checkout.example.com/pay'],
  ['https://checkout.example.com\\@evil.com', 'https://checkout.example.com/@evil.com'],
  ['https://раypal.com/', 'https://xn--ypal-43d9g.com/'],
  ['http://localhost:5050/checkout/x', 'http://localhost:5050/checkout/x'],
  ['http://127.0.0.1:5050/checkout/x', 'http://127.0.0.1:5050/checkout/x'],
  ['http://[::1]:5050/checkout/x', 'http://[::1]:5050/checkout/x'],
])('checkout link: %j opens %s', (link, href) => {
  expect(readCheckoutLink(link)).toBe(href);
});

it.each([
  null,
  '',
  '//evil.com/x',
  'checkout.example.com/x',
  'javascript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'http://checkout.example.com/x',
  'ftp://localhost/x',
  'http://localhost.evil.com/x',
  'http://evil.com#localhost',
  'ws://checkout.example.com',
  'intent://pay#Intent;scheme=https;end',
  'https://checkout.example.com@evil.com/x',
  'https://user:secret@checkout.example.com/x',
  'https://:secret@checkout.example.com/x',
  'https://exa mple.com/',
])('checkout link: %j is refused', (link) => {
  expect(readCheckoutLink(link)).toBeNull();
});
