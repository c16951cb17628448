import type { ComponentDocs } from '../../../story-kit';

export const componentDocs: ComponentDocs = {
  whenToUse: [
    'In the receipt of the last step, in place of the purchase button, when price and balance are known and the balance is too low; on phones in the bar at the bottom.',
  ],
  whenNot: ['While one of them is unknown: PurchaseButton explains it.'],
  dos: [
    "Say the shortfall once; price and balance are above it. 'Pay ₦N and continue' is the only filled button.",
  ],
  donts: [
    'Do not make it an error: the user has done nothing wrong.',
    'Do not round the shortfall; 4 decimals as in the price.',
    'Do not open the payment automatically.',
  ],
  anatomy: {
    Shortfall: '[role="group"] p',
    'Link to the deposits': '[role="group"] a',
    Payment: '[role="group"] button',
  },
  screenReader: [
    "A group named 'Insufficient Balance'. The disabled purchase button below it is described by 'Insufficient balance. Please top up your account.'",
  ],
  decisions: [62],
};
