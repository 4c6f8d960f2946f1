import { Link } from '../../features/page/layout/link'
import styles from './overview.module.css'

/** A number of things that wait, as a sentence that leads to them. */
export interface Need {
  count: number
  noun: string
  /** The words for one, and for several. */
  verbs: readonly [singular: string, plural: string]
  /** The end of the sentence. */
  rest: string
  to: string
  late?: boolean
}

/** `Two orders need an answer from you. One order is late.` */
export const Needs = ({ needs }: { needs: readonly Need[] }) => {
  const open = needs.filter(({ count }) => count > 0)
  if (open.length === 0) return null
  return (
    <p className={styles.needs}>
      {open.map((need) => (
        <span key={need.to}>
          <Link to={need.to} data-late={need.late}>
            {sentenceOf(need)}
          </Link>{' '}
        </span>
      ))}
    </p>
  )
}

const numerals = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten']

/** `One order needs an answer.`, `12 orders need an answer.` */
const sentenceOf = ({ count, noun, verbs: [singular, plural], rest }: Need) =>
  `${numerals[count] ?? count} ${count === 1 ? `${noun} ${singular}` : `${noun}s ${plural}`} ${rest}.`

interface OrderCounts {
  noun?: 'order' | 'purchase'
  /** The number of orders that wait for an answer of the viewer. */
  needsYou: { totalCount: number }
  late: { totalCount: number }
  /** The page that lists all orders. */
  page: { to: string }
}

export const orderNeeds = ({ noun = 'order', needsYou, late, page: { to } }: OrderCounts): Need[] => [
  {
    count: needsYou.totalCount,
    noun,
    verbs: ['needs', 'need'],
    rest: 'an answer from you',
    to: `${to}?tab=needs-you`,
  },
  { count: late.totalCount, noun, verbs: ['is', 'are'], rest: 'late', to: `${to}?tab=late`, late: true },
]
