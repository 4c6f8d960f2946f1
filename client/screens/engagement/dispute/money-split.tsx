import { type RefObject, useEffect, useRef, useState } from 'react'
import { formatPrice } from '../../../lib/money'
import { parsePrice } from '../../../lib/parse-price'
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog'
import type { Transition } from '../actions/transition'
import styles from './money-split.module.css'

interface Props {
  split: NonNullable<Transition['split']>
  form: RefObject<HTMLFormElement | null>
  /** The button that sends the form. */
  action: string
}

interface SplitShares {
  refund: number
  earned: number
  commission: number
  /** The broker's fee. Undefined without a broker. */
  fee: number | undefined
}

const cents = (dollars: number) => Math.round(dollars * 100)

/** A percentage of an amount in cents, rounded half-up. */
const percentOf = (amount: number, percent: number) => Math.floor((amount * percent + 50) / 100)

/** Splits the held money between the sides, in dollars. Undefined while the refund is not a sum within it. */
const shareOut = (
  { held, commissionPercent, brokerFeePercent }: Props['split'],
  typed: string,
): SplitShares | undefined => {
  const refund = parsePrice(typed)
  if (refund === null || refund === undefined || refund > held) return undefined
  const released = cents(held) - cents(refund)
  const commission = percentOf(released, commissionPercent)
  const fee = Math.min(percentOf(released, brokerFeePercent ?? 0), released - commission)
  return {
    refund,
    earned: (released - commission - fee) / 100,
    commission: commission / 100,
    fee: brokerFeePercent === null ? undefined : fee / 100,
  }
}

/** Says what each side gets while the refund is typed, and asks once before a decision is sent. */
export const MoneySplit = ({ split, form, action }: Props) => {
  const [typed, setTyped] = useState('')
  const [isAsked, setAsked] = useState(false)
  const confirmed = useRef(false)
  useEffect(() => {
    const element = form.current
    const read = () => setTyped(typedRefund(element, split))
    // On the form itself, so that it comes before the handler that sends.
    const ask = (event: SubmitEvent) => {
      read()
      // The form's own checks answer an invalid sum, without a question.
      if (
        !shareOut(split, typedRefund(element, split)) ||
        !split.final ||
        confirmed.current ||
        !element?.checkValidity()
      ) {
        confirmed.current = false
        return
      }
      event.preventDefault()
      event.stopPropagation()
      setAsked(true)
    }
    read()
    element?.addEventListener('input', read)
    element?.addEventListener('submit', ask)
    return () => {
      element?.removeEventListener('input', read)
      element?.removeEventListener('submit', ask)
    }
  }, [form, split])
  const shares = shareOut(split, typed)
  return (
    <>
      <Shares split={split} shares={shares} />
      {isAsked && shares && (
        <ConfirmDialog
          title="Is this your decision?"
          text={questionFor(split, shares)}
          yes={action}
          no="Change it"
          danger
          onYes={() => {
            setAsked(false)
            confirmed.current = true
            form.current?.requestSubmit()
          }}
          onNo={() => setAsked(false)}
        />
      )}
    </>
  )
}

const typedRefund = (form: HTMLFormElement | null, { field }: Props['split']) =>
  form ? String(new FormData(form).get(field) ?? '') : ''

const questionFor = ({ held, buyer, seller }: Props['split'], { refund, earned, commission, fee }: SplitShares) =>
  `${buyer} gets ${formatPrice(refund)} of ${formatPrice(held)} back. ${seller} gets ${formatPrice(earned)}, after ${formatPrice(commission)} of commission${fee === undefined ? '' : ` and ${formatPrice(fee)} for the broker`}. This cannot be undone.`

const Shares = ({ split, shares }: { split: Props['split']; shares: SplitShares | undefined }) => (
  <dl className={styles.shares} aria-live="polite">
    {shares &&
      Object.entries({
        [`${split.buyer} gets back`]: shares.refund,
        [`${split.seller} gets`]: shares.earned,
        ...(shares.fee !== undefined && { 'Fee of the broker': shares.fee }),
        'Commission of Marque': shares.commission,
      }).map(([term, amount]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{formatPrice(amount)}</dd>
        </div>
      ))}
  </dl>
)
