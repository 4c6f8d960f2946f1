import { useIntroductionNoticeQuery } from './introduction-notice.generated'
import styles from './purchase.module.css'

/** Says before a purchase who has introduced the buyer, and what the broker receives. Nothing for a code that is not active. */
export const IntroductionNotice = ({ listingId, code }: { listingId: string; code: string }) => {
  const text = useIntroductionNoticeQuery({ variables: { listingId, code } }).data?.introduction?.text
  return text === undefined ? null : <p className={styles.notice}>{text}</p>
}
