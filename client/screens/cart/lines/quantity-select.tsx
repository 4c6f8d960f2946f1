import { maxQuantity } from '../../../features/cart/cart-store'
import { Icon } from '../../../ui/icon/icon'
import styles from './quantity-select.module.css'

const quantities = Array.from({ length: maxQuantity }, (_, index) => index + 1)

interface Props {
  title: string
  quantity: number
  onChange: (quantity: number) => void
}

export const QuantitySelect = ({ title, quantity, onChange }: Props) => (
  <label className={styles.quantity}>
    <span>
      Quantity<span className="visually-hidden">{` of ${title}`}</span>
    </span>
    <span className={styles.select}>
      <select value={quantity} onChange={({ target }) => onChange(Number(target.value))}>
        {quantities.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
      <Icon name="chevron" />
    </span>
  </label>
)
