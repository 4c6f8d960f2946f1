import { formatPrice } from '../../../../lib/money'
import { parsePrice } from '../../../../lib/parse-price'
import { shareOut, splitQuestion } from '../../dispute/split-shares'
import type { Transition, TransitionField } from '../transition'

/** The button of a form that decides about money, and the question before it is sent. Undefined while its sum is not valid. */
export const decisionTexts = ({ split, amountQuestion }: Transition, { min, max }: TransitionField, typed: string) => {
  const amount = parsePrice(typed) ?? undefined
  if (amount === undefined || amount < (min ?? 0) || amount > (max ?? Number.POSITIVE_INFINITY)) return undefined
  const refund = formatPrice(amount)
  if (amountQuestion !== null)
    return { action: `Refund ${refund}`, question: amountQuestion.replace('{amount}', () => refund) }
  const shares = split?.final && shareOut(split, typed)
  if (!shares) return undefined
  return {
    action: `Refund ${refund}, release ${formatPrice(shares.released)}`,
    question: splitQuestion(split, shares),
  }
}
