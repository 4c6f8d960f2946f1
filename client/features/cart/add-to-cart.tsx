import { useState } from 'react'
import { useDeferred } from '../../lib/hydration'
import { loadOnDemand } from '../../lib/style-sheets'
import { Button } from '../../ui/button/button'
import { onSingleClick } from '../../ui/button/on-single-click'
import { useBrokerCode } from './broker-code'
import { cartActions } from './cart-actions'
import { type CartChoice, lineKey } from './cart-store'

interface Props {
  listingId: string
  /** True for products, which nobody needs twice. */
  once: boolean
  choice?: CartChoice
}

const loadDrawer = () => loadOnDemand(() => import('./on-demand/cart-drawer')).then((loaded) => loaded.CartDrawer)

export const AddToCart = (props: Props) => {
  const { add, answer } = useAddToCart(props)
  return (
    <>
      <Button variant="seal" size="large" wide onClick={add}>
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
export const useAddToCart = ({ listingId, once, choice }: Props) => {
  const key = lineKey({ listingId, ...choice })
  const broker = useBrokerCode()
  const [answer, setAnswer] = useState('')
  const add = onSingleClick(() =>
    setAnswer(
      cartActions.add(listingId, once, { ...choice, ...(broker && { broker }) })
        ? 'Added to your cart'
        : 'Your cart is full',
    ),
  )
  return {
    add,
    answer: (
      <>
        {/* Announced even if the drawer can't be loaded. */}
        <p className="visually-hidden" role="status">
          {answer}
        </p>
        {answer && <DeferredDrawer title={answer} added={key} onClose={() => setAnswer('')} />}
      </>
    ),
  }
}

const DeferredDrawer = (props: { title: string; added: string; onClose: () => void }) => {
  const Drawer = useDeferred(loadDrawer)
  return Drawer && <Drawer {...props} />
}
