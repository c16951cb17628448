import type { ComponentDocs } from '../../../story-kit';

export const componentDocs: ComponentDocs = {
  summary: 'A number: its phone number, its code, its remaining time and its actions.',
  whenToUse: ["On the active numbers page, in the groups 'SMS Received' and 'Waiting for SMS'."],
  whenNot: [
    'For past numbers: use PurchaseList and PurchaseDetails.',
    'For the newest code elsewhere: use ReceivedCodes, or the toast.',
  ],
  dos: [
    'Make the code the largest text of the page; a click anywhere on its block copies it.',
    "Show the opening time next to 'Cancel & Refund'; touch screens do not show a tooltip.",
    "Replace 'Mark Complete' by 'Undo' for five seconds, away from the pointer.",
    "Offer another operator or country next to 'Cancel & Refund': users who cancel still need a number.",
    'Pass countdown, LifetimeProgress and refund note as slots, so that a tick does not rerender the card.',
  ],
  donts: [
    'Do not use text-code for anything else.',
    'Do not offer a refund for a number with an SMS.',
    'Do not announce a code on the card: the toast does, once for every page.',
    "Do not offer 'Dismiss' on a card that disappears automatically: it is for an SMS after expiry.",
  ],
  anatomy: [
    { part: 'Service', selector: 'article h3' },
    { part: 'Status', selector: 'article h3 + span' },
    { part: 'Country, code and price', selector: 'article > div:first-child > div:first-child p' },
    { part: 'Code block', selector: 'article > div:first-child > div:nth-child(2)' },
    { part: 'Phone number', selector: 'article bdi[id$="-phone"]' },
    { part: 'Copy phone number', selector: 'button[aria-label="Copy phone number"]' },
    { part: 'Show QR code, on wide screens', selector: 'button[aria-label="Show QR code"]' },
    { part: 'Time remaining', selector: '[role="timer"]' },
    { part: 'Refund note', selector: 'article > div:first-child > p' },
    { part: 'Details', selector: 'article details' },
    { part: 'Actions', selector: 'article > div:last-child' },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: "Moves through 'Copy phone number', 'Show QR code', 'Copy SMS code', 'Full message', 'Details', 'Buy again' and the actions.",
    },
    { keys: 'Enter or Space', does: 'Activates the focused button.' },
  ],
  screenReader: [
    'An article named by service and full phone number, in any format.',
    "The code is spelled out: 'SMS code 4 8 2 9 1 3'; the block is hidden and its button is 'Copy SMS code'.",
    'Every action is described by service and number, since all cards have the same buttons.',
    "'Mark Complete' becomes 'Undo' and keeps the focus, and a status says 'Marked complete'.",
    "Before its window, 'Cancel & Refund' is disabled and described by both texts of the specification.",
  ],
  decisions: [9, 25, 39, 40, 41, 43, 44, 53, 60, 61, 64, 65],
};
