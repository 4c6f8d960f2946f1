import { itemOf } from '../../../features/cart/cart-item'
import { lineKey } from '../../../features/cart/cart-store'
import { roleName } from '../../../features/session/roles'
import { Avatar } from '../../../ui/icon/avatar'
import type { CartQuery } from '../cart.generated'
import { CartLine } from './cart-line'
import styles from './seller-lines.module.css'

interface Props {
  group: CartQuery['cartQuote']['groups'][number]
  /** The cart's quantities by key of the line; a line without one has been removed. */
  quantities: ReadonlyMap<string, number>
  /** The lines as the page first showed them. */
  firstLines: ReadonlyMap<string, { unitPrice: number }>
  restoredKey: string | undefined
  onRemove: (key: string, title: string) => void
}

export const SellerLines = ({ group: { seller, lines }, quantities, firstLines, restoredKey, onRemove }: Props) => {
  const { name, avatar, role, company } = seller
  const rows = lines.flatMap((line) => {
    const { title } = line.listing
    const key = lineKey(itemOf(line))
    const quantity = quantities.get(key)
    if (quantity === undefined) return []
    const firstPrice = firstLines.get(key)?.unitPrice
    return (
      <CartLine
        key={key}
        lineKey={key}
        line={line}
        quantity={quantity}
        previousPrice={firstPrice === line.unitPrice ? undefined : firstPrice}
        restored={key === restoredKey}
        onRemove={() => onRemove(key, title)}
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
