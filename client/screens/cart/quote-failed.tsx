import { Button } from '../../ui/button'
import { Notice } from '../../ui/notice'
import styles from './quote-failed.module.css'

/** Not disabled while it tries again: a disabled button would lose the focus. */
export const QuoteFailed = ({ retrying, onRetry }: { retrying: boolean; onRetry: () => void }) => (
  <div className={styles.failed}>
    <Notice text="Today’s prices could not be loaded. Your cart is still here." />
    <Button variant="line" aria-busy={retrying} onClick={onRetry}>
      {retrying ? 'Trying again…' : 'Retry'}
    </Button>
  </div>
)
