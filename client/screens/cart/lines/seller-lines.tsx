import { roleName } from '../../../features/session/roles'
import { Avatar } from '../../../ui/icon/avatar'
import type { CartQuery } from '../cart.generated'
import { CartLine, RemoveButton } from './cart-line'
import styles from './seller-lines.module.css'

interface Props {
  group: CartQuery['cartQuote']['groups'][number]
  /** The cart's quantities by listing id; a line without one has been removed. */
  quantities: ReadonlyMap<string, number>
  previousPrice: (listingId: string, currentPrice: number) => number | undefined
  restoredId: string | undefined
  onRemove: (listingId: string, title: string) => void
}

export const SellerLines = ({ group: { seller, lines }, quantities, previousPrice, restoredId, onRemove }: Props) => {
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
        restored={id === restoredId}
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

const unavailableTitle = 'A listing that is no longer sold'

interface UnavailableProps {
  ids: readonly string[]
  restoredId: string | undefined
  onRemove: (listingId: string, title: string) => void
}

/** The cart stores ids only, so the title of an unavailable listing is unknown. */
export const UnavailableLines = ({ ids, restoredId, onRemove }: UnavailableProps) => (
  <section className={styles.unavailable}>
    <h2>No longer offered</h2>
    <p>Withdrawn since you added it and not part of the total. Remove it, or buy the rest.</p>
    <ul>
      {ids.map((id) => (
        <li key={id}>
          <span>{unavailableTitle}</span>
          <RemoveButton
            title={`listing ${id}`}
            restored={id === restoredId}
            onRemove={() => onRemove(id, unavailableTitle)}
          />
        </li>
      ))}
    </ul>
  </section>
)
