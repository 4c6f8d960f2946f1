import { type ComponentProps, type ReactNode, useId } from 'react'
import { formatPrice } from '../../lib/money'
import type { CartChoice } from '../cart/cart-store'
import { extraText, licenceText, roundsText } from '../choice/option-texts'
import { deliveryTime } from '../listing/delivery-time'
import styles from './choice-fields.module.css'
import { type Options, priced } from './options'

interface Props {
  options: Options
  listing: { price: number; deliveryDays: number }
  choice: CartChoice
  choose: (choice: CartChoice) => void
}

/** The package, the extras or the licence to buy, and what they come to. */
export const ChoiceFields = ({ options, listing, choice, choose }: Props) => {
  const { packages, extras, teamLicence } = options
  const { packageId, extraIds = [], licence = null } = choice
  const name = useId()
  const sum = priced(options, choice, listing)
  return (
    <>
      {packages.length > 0 && (
        <Group legend="Package">
          {packages.map(({ key, price, deliveryDays, rounds, ...each }) => (
            <Option
              key={key}
              type="radio"
              name={name}
              title={each.name}
              note={timeAndRounds(deliveryDays, rounds)}
              price={formatPrice(price)}
              checked={key === packageId}
              onChange={() => choose({ ...choice, packageId: key })}
            />
          ))}
        </Group>
      )}
      {extras.length > 0 && (
        <Group legend="Extras">
          {extras.map(({ key, price, ...each }) => (
            <Option
              key={key}
              type="checkbox"
              title={each.name}
              note={extraText(each)}
              price={`+${formatPrice(price)}`}
              checked={extraIds.includes(key)}
              onChange={({ currentTarget }) => {
                const others = extraIds.filter((other) => other !== key)
                choose({ ...choice, extraIds: currentTarget.checked ? [...others, key] : others })
              }}
            />
          ))}
        </Group>
      )}
      {teamLicence && (
        <Group legend="Licence">
          {[null, teamLicence.people].map((people) => (
            <Option
              key={people}
              type="radio"
              name={name}
              title={licenceText(people)}
              price={formatPrice(people ? teamLicence.price : listing.price)}
              checked={people === licence}
              onChange={() => choose({ licence: people })}
            />
          ))}
        </Group>
      )}
      <p className={styles.sum} aria-live="polite">
        <b>{formatPrice(sum.price)}</b>
        <span>{teamLicence ? deliveryTime(sum.days) : timeAndRounds(sum.days, sum.rounds)}</span>
      </p>
    </>
  )
}

/** In a preview, a service without a delivery time has 0 days. */
const timeAndRounds = (days: number, rounds: number) =>
  `${days > 0 ? `${deliveryTime(days)}, ` : ''}${roundsText(rounds)}`

const Group = ({ legend, children }: { legend: string; children: ReactNode }) => (
  <fieldset className={styles.group}>
    <legend>{legend}</legend>
    {children}
  </fieldset>
)

interface OptionProps extends Omit<ComponentProps<'input'>, 'title'> {
  title: string
  note?: string
  price: string
}

const Option = ({ title, note, price, ...input }: OptionProps) => (
  <label className={styles.option}>
    <input {...input} />
    <span>
      <b dir="auto">{title}</b>
      {note && <small>{note}</small>}
    </span>
    <span className={styles.price}>{price}</span>
  </label>
)
