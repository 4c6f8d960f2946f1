import type { MandateRow } from '../../database/tables/tables'
import { createMail, quoted } from '../outbox/mail-template'
import { ANSWER_DAYS } from './mandate.process'

interface MandateMail {
  to: string
  /** The account that has acted; undefined if the proposal has expired. */
  by: string | undefined
  happened: string
  /** The reason of its end: `The listing was deleted.` */
  reason: string | undefined
  mandate: MandateRow
  link: string
}

/** The mail about a mandate to the side that did not act. */
export const mandateMail = ({ to, by, happened, reason, mandate, link }: MandateMail) => {
  const { title, feePercent, message, state } = mandate
  return state === 'PROPOSED'
    ? createMail({
        to,
        subject: `${by ?? 'A broker'} proposes to broker ${quoted(title)}`,
        paragraphs: [
          `For each order that comes through the broker’s link, the broker would receive ${feePercent}% of the price from your earnings. Please answer within ${ANSWER_DAYS} days.`,
        ],
        quote: message && by ? { by, text: message } : undefined,
        button: { label: 'Answer', url: link },
      })
    : createMail({
        to,
        subject:
          state === 'EXPIRED'
            ? `The proposal to broker ${quoted(title)} has expired`
            : `The mandate for ${quoted(title)} was ${happened}`,
        paragraphs: [
          ...(by ? [`${by} has ${happened} the mandate for ${quoted(title)}.`] : []),
          ...(state === 'EXPIRED' ? [`It was not answered within ${ANSWER_DAYS} days.`] : []),
          ...(reason ? [reason] : []),
        ],
        button: { label: 'See your mandates', url: link },
      })
}
