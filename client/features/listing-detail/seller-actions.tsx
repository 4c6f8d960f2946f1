import { lazy, Suspense } from 'react'
import { buttonClass } from '../../ui/button/button'
import { Link } from '../page/layout/link'
import { dashboardOf, type Role } from '../session/roles'
import styles from './purchase.module.css'

const ProposeMandate = lazy(async () => ({ default: (await import('../mandate/propose-mandate')).ProposeMandate }))

interface Props {
  listing: { id: string; seller: { id: string } }
  user: { id: string; role: Role }
}

/** Replaces Add to Cart for accounts that can't buy: the seller edits the listing, others learn how to buy. */
export const SellerActions = ({ listing: { id, seller }, user }: Props) =>
  user.id === seller.id ? (
    <Link className={buttonClass({ size: 'large', wide: true })} to={`${dashboardOf[user.role]}/${id}`}>
      Edit
    </Link>
  ) : (
    <>
      <p
        className={styles.notice}
      >{`This is a ${user.role} account. To buy, please sign in with a customer account.`}</p>
      {user.role === 'broker' && (
        <Suspense>
          <ProposeMandate listingId={id} />
        </Suspense>
      )}
    </>
  )
