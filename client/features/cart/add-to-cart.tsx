import { type MouseEvent, useState } from 'react'
import { useDeferred } from '../../lib/hydration'
import { loadOnDemand } from '../../lib/style-sheets'
import { Button } from '../../ui/button/button'
import { FloatingNotice } from '../../ui/feedback/floating-notice'
import { useBrokerCode } from './broker-code'
import { cartActions } from './cart-actions'
import { type CartChoice, lineKey, useCart } from './cart-store'

interface Props {
  listingId: string
  /** For products, which nobody needs twice. */
  once: boolean
  choice?: CartChoice
}

const loadDrawer = () => loadOnDemand(() => import('./on-demand/cart-drawer')).then((loaded) => loaded.CartDrawer)

export const AddToCart = (props: Props) => {
  const { add, answer } = useAddToCart(props)
  return (
    <>
      <Button variant="seal" size="large" wide onClick={add} data-add-to-cart>
        Add to Cart
      </Button>
      {answer}
    </>
  )
}

/** Add to Cart in a list, where each button names its listing. */
export const QuickAdd = ({ title, ...props }: Props & { title: string }) => {
  const { add, answer } = useAddToCart(props)
  return (
    <>
      <Button variant="line" size="small" aria-label={`Add to Cart: ${title}`} onClick={add}>
        Add to Cart
      </Button>
      {answer}
    </>
  )
}

/** The answer stays empty until the button is pressed, even if the listing is in the cart. */
const useAddToCart = ({ listingId, once, choice }: Props) => {
  const key = lineKey({ listingId, ...choice })
  const broker = useBrokerCode()
  const quantity = useCart().find((line) => lineKey(line) === key)?.quantity ?? 0
  const [outcome, setOutcome] = useState<'added' | 'full'>()
  const add = ({ detail }: MouseEvent) => {
    // The second click of a double click adds nothing.
    if (detail > 1) return
    setOutcome(cartActions.add(listingId, once, { ...choice, ...(broker && { broker }) }) ? 'added' : 'full')
  }
  const text = outcome && statusText(outcome, quantity)
  return {
    add,
    answer: (
      <>
        {/* Tells it until the drawer has loaded, or without it. */}
        <FloatingNotice tone="good">{text && <p>{text}</p>}</FloatingNotice>
        {outcome === 'added' && <DeferredDrawer key={key} added={key} onClose={() => setOutcome(undefined)} />}
      </>
    ),
  }
}

const DeferredDrawer = (props: { added: string; onClose: () => void }) => {
  const Drawer = useDeferred(loadDrawer)
  return Drawer && <Drawer {...props} />
}

const statusText = (outcome: 'added' | 'full', quantity: number) => {
  if (outcome === 'full') return 'Your cart is full'
  if (quantity === 0) return ''
  return quantity === 1 ? 'Added to your cart' : `In your cart: ${quantity}`
}
