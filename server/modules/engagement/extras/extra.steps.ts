import type { Guard } from '../../../process/process'
import { serviceOnly } from '../amendments/amendment.guards'
import type { EngagementWithParties } from '../engagement.guards'
import type { EngagementStep } from '../engagement.step'
import { payment } from '../fields'
import { extrasOnOffer } from './extras-on-offer'

const extraLeft: Guard<EngagementWithParties> = {
  words: `${serviceOnly.words} and an extra of the day of sale is left`,
  holds: (engagement, now) => serviceOnly.holds(engagement, now) && extrasOnOffer(engagement).length > 0,
}

/** The steps of the process table by which the buyer adds extras of the listing to a running order. */
export const extraSteps: readonly EngagementStep[] = [
  {
    name: 'BUY_EXTRA',
    label: 'Buy an extra',
    happened: 'Extra bought',
    explanation:
      'Adds an extra of the listing, at the price of the day of your order. Marque holds it until you accept the work.',
    from: ['AWAITING_REQUIREMENTS', 'IN_PROGRESS', 'CHANGES_REQUESTED', 'DELIVERED'],
    to: [],
    by: { BUYER: extraLeft },
    fields: [{ name: 'extra', label: 'Extra', kind: 'CHOICE' }, payment],
    money: 'hold-more',
    extra: true,
    effect: 'Its price held; due date moves; rounds added',
  },
]
