import type { Tables } from '../../../database/tables/tables'
import { mailText } from '../../outbox/outbox.service'
import { LATE_DAYS } from '../engagement.guards'

type Kind = Tables['dueNotice']['kind']

const utcDay = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' })

const texts: Record<Kind, Record<'BUYER' | 'SELLER', (day: string) => string>> = {
  TOMORROW: {
    BUYER: (day) => `The seller has promised to deliver by ${day}. You need not do anything now.`,
    SELLER: (day) => `You have promised to deliver by ${day}. If it takes longer, write to the buyer today.`,
  },
  DUE: {
    BUYER: (day) =>
      `The delivery was due on ${day} and is not there yet. Ask the seller when it comes. Once it is ${LATE_DAYS} days late, you can cancel and are refunded in full.`,
    SELLER: (day) =>
      `Your delivery was due on ${day}. Deliver as soon as you can, and tell the buyer when. Once it is ${LATE_DAYS} days late, the buyer can cancel and is refunded in full.`,
  },
}

/** The mail that work is due tomorrow, or due. */
export const dueMail = (number: string, dueAt: string, kind: Kind, side: 'BUYER' | 'SELLER', link: string) =>
  mailText(
    kind === 'TOMORROW' ? `${number} is due tomorrow` : `${number} is due`,
    texts[kind][side](utcDay.format(new Date(dueAt))),
    'The order and your next steps:',
    link,
  )
