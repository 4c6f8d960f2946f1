import { Notice } from '../../ui/feedback/notice'
import { Button } from '../../ui/form/button'
import styles from './quote-error.module.css'

/** Not disabled while retrying: a disabled button loses the focus. */
export const QuoteError = ({ retrying, onRetry }: { retrying: boolean; onRetry: () => void }) => (
  <div className={styles.failed}>
    <Notice text="Today’s prices could not be loaded. Your cart is still here." />
    <Button variant="line" aria-busy={retrying} onClick={onRetry}>
      {retrying ? 'Trying again…' : 'Retry'}
    </Button>
  </div>
)
