import { TotalSheet } from '../../features/cart/total-sheet'
import type { TotalSheet_QuoteFragment } from '../../features/cart/total-sheet.generated'
import { Button } from '../../ui/button'
import { Notice } from '../../ui/notice'
import { price } from '../../ui/price'
import { Spinner } from '../../ui/spinner'

interface Props {
  quote: TotalSheet_QuoteFragment
  /** Id of the form that the button sends. */
  form: string
  busy: boolean
  /** Whether the sums are those of the cart as it is. */
  current: boolean
  problem: string | undefined
}

export const PaySheet = ({ quote, form, busy, current, problem }: Props) => (
  <TotalSheet
    quote={quote}
    promise="Held by Marque. A service is released when you accept it, or 14 days after delivery if you say nothing."
  >
    {problem && <Notice text={problem} />}
    {/* Not disabled: a disabled button would lose the focus. What is pressed meanwhile counts for nothing. */}
    <Button type="submit" form={form} variant="seal" size="large" wide aria-busy={busy || !current}>
      {busy && <Spinner />}
      {`Pay ${price(quote.total)}`}
    </Button>
  </TotalSheet>
)
