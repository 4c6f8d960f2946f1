import { roleName } from '../../../features/session/roles'
import { Avatar } from '../../../ui/icon/avatar'
import { CartLine } from './cart-line'
import type { SellerLines_GroupFragment } from './seller-lines.generated'
import styles from './seller-lines.module.css'

interface Props {
  group: SellerLines_GroupFragment
  /** By listing id, as the cart has them; a missing listing was removed. */
  quantities: ReadonlyMap<string, number>
  previousPrice: (listingId: string, currentPrice: number) => number | undefined
  restored: string | undefined
  onRemove: (listingId: string, title: string) => void
}

export const SellerLines = ({ group: { seller, lines }, quantities, previousPrice, restored, onRemove }: Props) => {
  const { name, avatar, role, company } = seller
  const rows = lines.flatMap((line) => {
    const { id, title } = line.listing
    const quantity = quantities.get(id)
    if (quantity === undefined) return []
    return (
      <CartLine
        key={id}
        {...{ line, quantity }}
        previousPrice={previousPrice(id, line.unitPrice)}
        restored={id === restored}
        onRemove={() => onRemove(id, title)}
      />
    )
  })
  if (rows.length === 0) return null
  return (
    <section>
      <div className={styles.seller}>
        <Avatar src={avatar} />
        <h2>{name}</h2>
        <p>{company ? `${roleName[role]}, ${company.name}` : roleName[role]}</p>
      </div>
      <ul>{rows}</ul>
    </section>
  )
}
