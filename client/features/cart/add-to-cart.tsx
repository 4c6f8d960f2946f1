import { Button } from '../../ui/button'
import styles from './add-to-cart.module.css'
import { useAddToCart } from './use-add-to-cart'

/** Says what it did in a line of its own; the line stays empty until it is asked for. */
export const AddToCart = ({ listingId }: { listingId: string }) => {
  const { add, said } = useAddToCart(listingId)
  return (
    <>
      <Button variant="seal" size="large" wide onClick={add}>
        Add to Cart
      </Button>
      <p className={styles.status} role="status">
        {said}
      </p>
    </>
  )
}
