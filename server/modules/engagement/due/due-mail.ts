import type { EngagementRow, Tables } from '../../../database/tables/tables'
import { createMail, dayText, quoted } from '../../outbox/mail-template'
import { LATE_DAYS } from '../engagement.guards'

type Kind = Tables['dueNotice']['kind']

interface Names {
  reader: string
  other: string
}

const texts: Record<Kind, Record<'BUYER' | 'SELLER', (day: string, other: string) => string>> = {
  TOMORROW: {
    BUYER: (day, seller) => `${seller} has promised to deliver by ${day}. You need not do anything now.`,
    SELLER: (day, buyer) => `You have promised to deliver by ${day}. If it takes longer, write to ${buyer} today.`,
  },
  DUE: {
    BUYER: (day, seller) =>
      `The delivery was due on ${day} and is not there yet. Ask ${seller} when it comes. Once it is ${LATE_DAYS} days late, you can cancel and are refunded in full.`,
    SELLER: (day, buyer) =>
      `Your delivery was due on ${day}. Deliver as soon as you can, and tell ${buyer} when. Once it is ${LATE_DAYS} days late, ${buyer} can cancel and is refunded in full.`,
  },
}

/** The mail that work is due tomorrow, or due. */
export const dueMail = (
  { number, title }: Pick<EngagementRow, 'number' | 'title'>,
  dueAt: string,
  kind: Kind,
  side: 'BUYER' | 'SELLER',
  { reader, other }: Names,
  link: string,
) =>
  createMail({
    to: reader,
    subject: kind === 'TOMORROW' ? `${quoted(title)} is due tomorrow` : `${quoted(title)} is due`,
    paragraphs: [texts[kind][side](dayText(dueAt), other)],
    facts: [
      ['Order', number],
      ['With', other],
      ['Due', dayText(dueAt)],
    ],
    button: { label: 'See the order', url: link },
  })
