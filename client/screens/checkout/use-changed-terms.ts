import { useFirstLines } from '../../features/cart/use-first-lines'
import { roundsText } from '../../features/choice/option-texts'
import { formatPrice } from '../../lib/money'
import { pluralize } from '../../lib/text'
import type { CheckoutQuery } from './checkout.generated'

type QuotedLine = CheckoutQuery['cartQuote']['groups'][number]['lines'][number]

/** Returns sentences about the terms of a line when this page first showed it. Empty unless they have changed since. */
export const useChangedTerms = (groups: CheckoutQuery['cartQuote']['groups']) => {
  const firstLines = useFirstLines(groups)
  return (key: string, line: QuotedLine) => changesSince(firstLines.get(key) ?? line, line)
}

const changesSince = (before: QuotedLine, now: QuotedLine) => {
  if (before.terms === now.terms) return []
  const sentences = [
    before.listing.title !== now.listing.title && `The title was “${before.listing.title}”.`,
    before.unitPrice !== now.unitPrice && `The price was ${formatPrice(before.unitPrice)}.`,
    before.deliveryDays !== now.deliveryDays && `The delivery time was ${pluralize(before.deliveryDays, 'day')}.`,
    // The line doesn't show its rounds.
    before.choice &&
      now.choice &&
      before.choice.rounds !== now.choice.rounds &&
      `It came with ${roundsText(before.choice.rounds)}, now with ${roundsText(now.choice.rounds)}.`,
  ].filter((sentence) => typeof sentence === 'string')
  return sentences.length > 0 ? sentences : [restOf(now)]
}

/** The changed terms that this page doesn't show. */
const restOf = ({ listing }: QuotedLine) =>
  listing.__typename === 'Product' ? 'The licence has changed.' : 'What is included has changed.'
