import type { ComponentDocs } from '../../../story-kit';

export const componentDocs: ComponentDocs = {
  summary:
    'One bought number: where to send the code, the code itself, the time that is left, and what can be done.',
  whenToUse: ["On the page of active numbers, in the groups 'SMS Received' and 'Waiting for SMS'."],
  whenNot: [
    'For numbers of the past: take PurchaseList and PurchaseDetails.',
    'For the newest code elsewhere: take ReceivedCodes, or the toast.',
  ],
  dos: [
    'Let the code be the largest text of the page; a press anywhere on its block copies it.',
    "Say beside 'Cancel & Refund' when it opens; a tooltip alone is not seen on touch screens.",
    "Offer 'Undo' in place of 'Mark Complete' for five seconds, apart from where the pointer is.",
    "Offer another operator or country beside 'Cancel & Refund': who cancels still needs a number.",
    'Pass countdown, life bar and refund note as slots, so that a tick does not draw the card anew.',
  ],
  donts: [
    'Do not use text-code for anything else.',
    'Do not offer a refund for a number that has received an SMS.',
    'Do not announce a code on the card: the toast does, once for every page.',
    "Do not offer 'Dismiss' on a card that leaves by itself: it is for a message that came too late.",
  ],
  anatomy: [
    { part: 'Service', selector: 'article h3' },
    { part: 'Status', selector: 'article h3 + span' },
    { part: 'Country, code and price', selector: 'article > div:first-child > div:first-child p' },
    { part: 'Block of the code', selector: 'article > div:first-child > div:nth-child(2)' },
    { part: 'Phone number', selector: 'article bdi[id$="-phone"]' },
    { part: 'Copy phone number', selector: 'button[aria-label="Copy phone number"]' },
    { part: 'Show QR code, on wide screens', selector: 'button[aria-label="Show QR code"]' },
    { part: 'Time remaining', selector: '[role="timer"]' },
    { part: 'When a refund is possible', selector: 'article > div:first-child > p' },
    { part: 'Details', selector: 'article details' },
    { part: 'Actions', selector: 'article > div:last-child' },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: "Moves through 'Copy phone number', 'Show QR code', 'Copy SMS code', 'Full message', 'Details', 'Buy again' and the actions.",
    },
    { keys: 'Enter or Space', does: 'Presses the one that has the focus.' },
  ],
  screenReader: [
    'An article named by service and whole phone number, whatever format is shown.',
    "The code is read digit by digit: 'SMS code 4 8 2 9 1 3'; the block is hidden and its button is 'Copy SMS code'.",
    'Every action is described by service and number, since all cards have the same buttons.',
    "'Mark Complete' becomes 'Undo' under the focus, and a status says 'Marked complete'.",
    "'Cancel & Refund' that is not open yet is disabled and described by both texts of the specification.",
  ],
  decisions: [9, 25, 39, 40, 41, 43, 44, 53, 60, 61, 64, 65],
};
