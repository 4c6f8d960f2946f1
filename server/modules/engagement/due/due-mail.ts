import type { EngagementRow, Tables } from '../../../database/tables/tables'
import { dayText } from '../../../lib/dates'
import { createMail, quoted } from '../../outbox/mail-template'
import { LATE_DAYS } from '../deadlines/periods'
import { answerDueAt } from '../disputes/dispute-change'
import type { Party } from '../engagement.step'

type Kind = Tables['dueNotice']['kind']

interface Names {
  reader: string
  other: string
}

interface Frame {
  subject: (title: string) => string
  button: string
}

const frames: Record<Kind, Frame> = {
  TOMORROW: { subject: (title) => `${title} is due tomorrow`, button: 'See the order' },
  DUE: { subject: (title) => `${title} is due`, button: 'See the order' },
  ANSWER: { subject: (title) => `Please answer the dispute about ${title} by tomorrow`, button: 'Answer' },
  FUNDING: { subject: (title) => `${title} can be funded until tomorrow`, button: 'See the milestone' },
}

const answer = (day: string) =>
  `Marque has no answer from you yet. Please say by ${day} what happened and what you would accept. After that, Marque decides with or without your answer.`
const funding = (day: string) =>
  `This milestone is not paid for. If it is not funded by ${day}, it is cancelled. Nothing is charged then.`

/** `held` says whether there are held funds to refund. */
const texts: Record<Kind, Record<Party, (day: string, other: string, held: boolean) => string>> = {
  TOMORROW: {
    BUYER: (day, seller) => `${seller} has promised to deliver by ${day}. There is nothing for you to do now.`,
    SELLER: (day, buyer) => `You have promised to deliver by ${day}. If it takes longer, write to ${buyer} today.`,
  },
  DUE: {
    BUYER: (day, seller, held) =>
      `The delivery was due on ${day} and has not arrived. Ask ${seller} when it comes. Once it is ${LATE_DAYS} days late, you can cancel${held ? ' and are refunded in full' : ''}.`,
    SELLER: (day, buyer, held) =>
      `Your delivery was due on ${day}. Deliver as soon as you can, and tell ${buyer} when. Once it is ${LATE_DAYS} days late, ${buyer} can cancel${held ? ' and is refunded in full' : ''}.`,
  },
  ANSWER: { BUYER: answer, SELLER: answer },
  // Only the buyer is told.
  FUNDING: { BUYER: funding, SELLER: funding },
}

/** The mail of a due notice. */
export const dueMail = (
  { number, title, heldCents }: Pick<EngagementRow, 'number' | 'title'> & { heldCents: number },
  dueAt: string,
  kind: Kind,
  side: Party,
  { reader, other }: Names,
  link: string,
) => {
  const at = kind === 'ANSWER' ? answerDueAt(dueAt).toISOString() : dueAt
  return createMail({
    to: reader,
    subject: frames[kind].subject(quoted(title)),
    paragraphs: [texts[kind][side](dayText(at), other, heldCents > 0)],
    facts: [
      ['Order', number],
      ['With', other],
      ['Due', dayText(at)],
    ],
    button: { label: frames[kind].button, url: link },
  })
}
