import type { EngagementActor, EngagementState } from '../../../generated/resolvers'
import type { Party } from '../engagement.step'

/** The values that the mail about a transition uses. Sums and days are texts: `$1,400.00`, `February 3, 2027`. */
export interface MailFacts {
  /** The reader's side. */
  side: Party
  actor: EngagementActor
  /** The actor's name. Admins and the clock act as Marque. */
  who: string
  /** Names of the parties. */
  buyer: string
  seller: string
  /** The title in quotation marks: `‘Logo design’`. */
  title: string
  /** The states before and after the transition. */
  before: EngagementState | undefined
  state: EngagementState
  /** The price, or nothing before there is one. */
  price: string
  /** The held funds that the transition pays out, or proposes to: the price, less the part that the buyer's bank has taken back. */
  held: string
  days: string
  /** The number of milestones of the offer; 0 without. */
  milestones: number
  /** The sum that the transition itself names: of an addition, or the refund that is suggested. */
  sum: string | undefined
  /** The days that the transition itself names: `5 more days`. */
  moreDays: string
  /** The refund of the transition, and the rest of the price. */
  refund: string
  rest: string
  /** The deductions from the amount released to the seller: `less Marque’s commission of $8.00`. */
  less: string
  /** The broker's fee of the released amount. Undefined without a broker. */
  fee: string | undefined
  /** False if no money is held: the order is free, or the buyer's bank has taken everything back. */
  isPaid: boolean
  /** False while a hold stops settlements. */
  canSettle: boolean
  /** The date of what is due next. Undefined while deadlines stand still. */
  due: string | undefined
}

export interface MailSentences {
  subject: (facts: MailFacts) => string
  /** The consequence for the reader, with its date. */
  text: (facts: MailFacts) => string
  button: string
}

export const see = 'See the order'

export const by = ({ due }: MailFacts) => (due ? ` by ${due}` : '')

/** Names the person, or says that it happened by itself. */
export const said =
  (done: string, byItself: string) =>
  ({ actor, who, title }: MailFacts) =>
    actor === 'CLOCK' ? `${title} ${byItself}` : `${who} ${done} ${title}`

export const orderOrMilestone = ({ milestones }: MailFacts) => (milestones > 0 ? 'This milestone' : 'The order')

/** Says where the whole price goes after a cancellation. */
export const refunded = ({ side, buyer, held, isPaid }: MailFacts) => {
  if (!isPaid) return 'No money was held.'
  return side === 'BUYER' ? `${held} goes back to your card.` : `${held} goes back to ${buyer}.`
}

/** States each side's share of the price. */
export const shares = ({ side, buyer, seller, refund, rest, less, fee, isPaid }: MailFacts) => {
  if (!isPaid) return 'No money moves, because none is held.'
  return side === 'BUYER'
    ? `${refund} goes back to your card, and ${rest} is released to ${seller}${fee ? `, ${fee} of it to the broker` : ''}.`
    : `${rest} is released to you, ${less}, and ${refund} goes back to ${buyer}.`
}

/** Only admins see these steps, and nobody gets a mail about them. */
export const betweenAdmins: MailSentences = { subject: ({ title }) => title, text: () => '', button: see }
