import { lazyPart } from '../../lib/lazy-named'
import { ButtonLink } from '../page/layout/links'
import { ownListingsPathOf, type Role } from '../session/roles'
import styles from './purchase.module.css'

const ProposeMandate = lazyPart(() => import('../mandate/propose-mandate'), 'ProposeMandate')

interface Props {
  listing: { id: string; seller: { id: string } }
  user: { id: string; role: Role }
}

/** Replaces Add to Cart for the seller, who edits the listing, and for admins. Brokers propose a mandate below it. */
export const SellerActions = ({ listing: { id, seller }, user }: Props) => {
  if (user.id === seller.id)
    return (
      <ButtonLink variant="primary" size="large" wide to={`${ownListingsPathOf(user.role)}/${id}`}>
        Edit
      </ButtonLink>
    )
  if (user.role !== 'broker')
    return <p className={styles.notice}>This is an admin account, which can’t buy. Please sign in with another one.</p>
  return <ProposeMandate listingId={id} />
}
