import { formatPrice } from '../../../lib/money'
import { parsePrice } from '../../../lib/parse-price'
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog'
import type { Transition } from '../actions/use-advance-engagement'
import styles from './money-split.module.css'

interface Props {
  split: NonNullable<Transition['split']>
  /** The refund as it is typed. */
  refund: string
}

const cents = (dollars: number) => Math.round(dollars * 100)

/** What each side gets of the held money, in dollars. Undefined while the refund is no sum within it. */
const shareOut = ({ held, commissionPercent }: Props['split'], typed: string) => {
  const refund = parsePrice(typed)
  if (refund === null || refund === undefined || refund > held) return undefined
  const released = cents(held) - cents(refund)
  const commission = Math.floor((released * commissionPercent + 50) / 100)
  return { refund, earned: (released - commission) / 100, commission: commission / 100 }
}

/** Says what each side gets while the refund is typed. */
export const SplitPreview = ({ split, refund }: Props) => {
  const shares = shareOut(split, refund)
  return (
    <dl className={styles.shares} aria-live="polite">
      {shares && (
        <>
          <div>
            <dt>{`${split.buyer} gets back`}</dt>
            <dd>{formatPrice(shares.refund)}</dd>
          </div>
          <div>
            <dt>{`${split.seller} gets`}</dt>
            <dd>{formatPrice(shares.earned)}</dd>
          </div>
          <div>
            <dt>Commission of Marque</dt>
            <dd>{formatPrice(shares.commission)}</dd>
          </div>
        </>
      )}
    </dl>
  )
}

interface QuestionProps extends Props {
  /** The button that decides. */
  yes: string
  onYes: () => void
  onNo: () => void
}

/** Asked once before the money moves. */
export const SplitQuestion = ({ split, refund, ...buttons }: QuestionProps) => {
  const shares = shareOut(split, refund)
  return (
    <ConfirmDialog
      title="Is this your decision?"
      text={
        shares
          ? `${split.buyer} gets ${formatPrice(shares.refund)} of ${formatPrice(split.held)} back. ${split.seller} gets ${formatPrice(shares.earned)}, after ${formatPrice(shares.commission)} of commission. This cannot be undone.`
          : 'This cannot be undone.'
      }
      no="Change it"
      {...buttons}
    />
  )
}
