import { formatPrice } from '../../../../lib/money'
import { shareOut, splitQuestion } from '../../dispute/split-shares'
import type { Transition } from '../transition'

/** The button of a form that decides about money, and the question before it is sent. Undefined while its sum is not valid. */
export const decisionTexts = ({ split }: Transition, typed: string) => {
  const shares = split?.final ? shareOut(split, typed) : undefined
  if (!split || !shares) return undefined
  return {
    action: `Refund ${formatPrice(shares.refund)}, release ${formatPrice(shares.released)}`,
    question: splitQuestion(split, shares),
  }
}
