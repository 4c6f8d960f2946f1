import { TotalPanel } from '../../../features/cart/total-panel'
import type { TotalPanel_QuoteFragment } from '../../../features/cart/total-panel.generated'
import { formatPrice } from '../../../lib/money'
import { Notice } from '../../../ui/feedback/notice'
import { Spinner } from '../../../ui/feedback/spinner'
import { Button } from '../../../ui/form/button'

interface Props {
  quote: TotalPanel_QuoteFragment
  /** Id of the form that the button submits. */
  form: string
  busy: boolean
  /** Whether the totals are of the current cart. */
  current: boolean
  problem: string | undefined
}

export const PayPanel = ({ quote, form, busy, current, problem }: Props) => (
  <TotalPanel
    quote={quote}
    promise="Held by Marque. A service is released when you accept it, or 14 days after delivery if you say nothing."
  >
    {problem && <Notice text={problem} />}
    {/* Not disabled: a disabled button loses the focus. Presses while it is busy are ignored. */}
    <Button type="submit" form={form} variant="seal" size="large" wide aria-busy={busy || !current}>
      {busy && <Spinner />}
      {`Pay ${formatPrice(quote.total)}`}
    </Button>
  </TotalPanel>
)
