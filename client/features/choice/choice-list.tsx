import { formatPrice } from '../../lib/money'
import type { ChoiceList_ChoiceFragment } from './choice-list.generated'
import styles from './choice-list.module.css'
import { licenceText } from './option-texts'

/** Lists the chosen package, extras and licence with their prices. Renders nothing without a choice. */
export const ChoiceList = ({ choice }: { choice: ChoiceList_ChoiceFragment | null }) => {
  const parts = choiceParts(choice)
  if (parts.length === 0) return null
  return (
    <ul className={styles.choice} aria-label="Chosen">
      {parts.map(({ key, name, price }) => (
        <li key={key} dir="auto">
          {name} <span>{formatPrice(price)}</span>
        </li>
      ))}
    </ul>
  )
}

/** The parts of a choice: the package, the licence or the service itself, then the extras. */
export const choiceParts = (choice: ChoiceList_ChoiceFragment | null) => {
  if (!choice) return []
  const { package: chosen, extras, teamLicence, basePrice } = choice
  const name = teamLicence ? licenceText(teamLicence.people) : chosen?.name
  return name || extras.length > 0 ? [{ key: '', name: name ?? 'Basic price', price: basePrice }, ...extras] : []
}
