import { Button } from '../../ui/button'
import styles from './quick-add.module.css'
import { useAddToCart } from './use-add-to-cart'

/** Add to Cart on a card: many stand on one page, so each names its listing, and what it says takes no room. */
export const QuickAdd = ({ listingId, title }: { listingId: string; title: string }) => {
  const { add, said } = useAddToCart(listingId)
  return (
    <>
      <Button variant="line" size="small" aria-label={`Add to Cart: ${title}`} onClick={add}>
        Add to Cart
      </Button>
      <p className={styles.status} role="status">
        {said}
      </p>
    </>
  )
}
