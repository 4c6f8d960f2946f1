import type { EngagementRow } from '../../database/tables/tables'
import { dayText } from '../../lib/dates'
import { priceText } from '../../lib/money'
import type { ResumedEngagement } from '../engagement/deadlines/engagement-pauses'
import { createMail, quoted } from '../outbox/mail-template'

type Open = Pick<EngagementRow, 'number' | 'title' | 'priceCents'>
type Resumed = Pick<ResumedEngagement, 'number' | 'title' | 'nextAt'>

/** A mail lists so many orders and says how many more there are. */
const MAX_LISTED = 10

const moreOf = ({ length }: readonly unknown[]) => (length > MAX_LISTED ? [`And ${length - MAX_LISTED} more.`] : [])

const factsOf = (open: readonly Open[]) =>
  open
    .slice(0, MAX_LISTED)
    .map(
      ({ number, title, priceCents }) =>
        [`${number}  ${quoted(title)}`, priceCents === null ? 'No price yet' : priceText(priceCents)] as const,
    )

const whatOf = ([first, ...others]: readonly Pick<Open, 'title'>[]) =>
  `${quoted(first?.title ?? '')}${others.length > 0 ? ` and ${others.length} more` : ''}`

/** The mail to a suspended account. */
export const suspendedMail = (to: string, reason: string, open: readonly Open[], supportAddress: string) =>
  createMail({
    to,
    subject: 'Your Marque account is suspended',
    paragraphs: [
      'We have suspended your account. You can’t sign in, and your listings and profiles are hidden.',
      ...(open.length > 0
        ? ['These orders and quotes stay open. Their deadlines stand still, and we have told the other parties.']
        : []),
    ],
    quote: { by: 'Marque', text: reason },
    facts: factsOf(open),
    after: [...moreOf(open), `If you think that this is a mistake, write to ${supportAddress} and say why.`],
  })

/** The mail to everybody with an open order or quote with a suspended account. */
export const otherPartySuspendedMail = (to: string, suspended: string, open: readonly Open[], site: string) =>
  createMail({
    to,
    subject: `The account of ${suspended} is suspended: ${whatOf(open)}`,
    paragraphs: [
      `Marque has suspended the account of ${suspended}, with whom you have an open order or quote. Deadlines stand still, and held money stays with Marque. You have lost nothing: the page of each order shows what you can do, and you can wait.`,
    ],
    facts: factsOf(open),
    after: moreOf(open),
    button: { label: 'See your orders', url: `${site}/dashboard` },
  })

/** The mail to everybody with an open order or quote with a reinstated account, about those whose deadlines run on. */
export const otherPartyReinstatedMail = (to: string, reinstated: string, resumed: readonly Resumed[], site: string) =>
  createMail({
    to,
    subject: `The account of ${reinstated} is active again: ${whatOf(resumed)}`,
    paragraphs: [
      `Marque has reinstated the account of ${reinstated}. Deadlines run on for the time that was left. The next date of each order or quote is below, and its page shows what you can do.`,
    ],
    facts: resumed
      .slice(0, MAX_LISTED)
      .map(({ number, title, nextAt }) => [`${number}  ${quoted(title)}`, dayText(nextAt)] as const),
    after: moreOf(resumed),
    button: { label: 'See your orders', url: `${site}/dashboard` },
  })

/** The mail to a reinstated account. */
export const reinstatedMail = (to: string, site: string) =>
  createMail({
    to,
    subject: 'Your Marque account is active again',
    paragraphs: [
      'You can sign in again, and what you had published is shown again. Deadlines run on for the time that was left.',
    ],
    button: { label: 'Log in', url: `${site}/login` },
  })
