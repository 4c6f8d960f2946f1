import { roleName } from '../../features/listing/role-name'
import { Avatar } from '../../ui/avatar'
import { CartLine } from './cart-line'
import type { SellerLines_GroupFragment } from './seller-lines.generated'
import styles from './seller-lines.module.css'

interface Props {
  group: SellerLines_GroupFragment
  /** By listing, as this browser has them; what is not among them was removed. */
  quantities: ReadonlyMap<string, number>
  before: (listingId: string, today: number) => number | undefined
  returned: string | undefined
  onRemove: (listingId: string, title: string) => void
}

export const SellerLines = ({ group: { seller, lines }, quantities, before, returned, onRemove }: Props) => {
  const { name, avatar, role, company } = seller
  const rows = lines.flatMap((line) => {
    const { id, title } = line.listing
    const quantity = quantities.get(id)
    if (quantity === undefined) return []
    return (
      <CartLine
        key={id}
        {...{ line, quantity }}
        before={before(id, line.unitPrice)}
        returned={id === returned}
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
