import type { ComponentDocs } from '../../../story-kit';

export const componentDocs: ComponentDocs = {
  whenToUse: ["On the active numbers page, in the groups 'SMS Received' and 'Waiting for SMS'."],
  dos: [
    'Make the number the thing to copy while it waits, and the code after the SMS: the largest text of the page.',
    'Pass isNewestCode for one card of the page: its Copy is the only filled button.',
    "Show one line about money next to 'Cancel & Refund'; touch screens do not show a tooltip.",
    "Pass a NumberGuide for the first number of an account: 'Copy number' is filled until its code.",
    "Replace 'Mark Complete' by 'Undo' for five seconds, away from the pointer.",
    'Pass isFoldable for one of several numbers: on phones it is a row that opens in place.',
    'Pass countdown, LifetimeProgress and refund note as slots, so that a tick does not rerender the card.',
  ],
  donts: [
    'Do not use text-code for anything else.',
    'Do not offer a refund for a number with an SMS.',
    "Do not pass a link for 'Buy again' to a waiting number: it would invite to pay twice.",
    'Do not announce a code on the card: the toast does, once for every page.',
    'Do not repeat the heading of the section: the status is a text for screen readers.',
    "Do not offer 'Dismiss' on a card that disappears automatically: it is for numbers that have ended.",
  ],
  anatomy: {
    Service: 'article h3',
    Country: 'article h3 ~ p',
    'More actions, on hover': 'button[aria-label="More actions"]',
    'Time remaining': '[role="timer"]',
    'Phone number': 'article bdi[id$="-phone"]',
    'Copy phone number': 'button[aria-label="Copy phone number"]',
    'Cancel & Refund': 'article > div:last-of-type button',
    'Line about money': 'article > div:last-of-type > p',
    'Details, on hover': 'article details',
  },
  keyboard: {
    Tab: "Moves through 'More actions', 'Copy SMS code' or 'Copy phone number', the actions and 'Details'. On phones 'Show more' opens a row.",
    'Enter or Space': "Activates the focused button. 'More actions' opens a popover; Tab moves into it.",
    Escape: "Closes the popover and returns the focus to 'More actions'.",
  },
  screenReader: [
    "The code is spelled out: 'SMS code 4 8 2 9 1 3'; the block is hidden and its button is 'Copy SMS code'.",
    "After copying the button says 'Copied', and a status announces it.",
    "'Mark Complete' becomes 'Undo' and keeps the focus, and a status says 'Marked complete'.",
    "Before its window, 'Cancel & Refund' is disabled and described by both texts of the specification.",
    "In the details, the provider's country id is read as 'Country code 187'.",
  ],
  decisions: [9, 25, 39, 40, 41, 43, 44, 53, 60, 61, 64, 65],
};
