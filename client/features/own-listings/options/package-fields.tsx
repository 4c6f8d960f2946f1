import { parsePrice } from '../../../lib/parse-price'
import { TextField } from '../../../ui/form/field'
import { TextArea } from '../../../ui/form/text-area'
import { YouWillEarn } from '../../payout/you-will-earn'
import { EntryList } from '../entry-list/entry-list'
import styles from './option-fields.module.css'
import { MAX_PACKAGES, newPackage, type OptionFieldsProps } from './option-values'
import { OptionPriceField, RoundsField } from './price-and-rounds'

interface Props extends OptionFieldsProps {
  /** The price and the days of the service without packages. */
  draft: { price: string; deliveryDays: string }
}

export const PackageFields = ({ values: { packages }, errorOf, change, draft }: Props) => (
  <EntryList
    legend="Packages"
    hint="Up to three, such as Basic, Standard and Premium. Lists show the price and the delivery time of the cheapest one. Without packages, the service has one price."
    noun="Package"
    entries={packages}
    max={MAX_PACKAGES}
    error={errorOf('packages')}
    create={() => newPackage(packages, draft)}
    change={(next) => change({ packages: next })}
  >
    {({ name, price, days, rounds, contents }, index, set) => (
      <>
        <TextField
          label="Name"
          name={`packages.${index}.name`}
          value={name}
          error={errorOf(`packages.${index}.name`)}
          maxLength={40}
          autoComplete="off"
          onChange={({ currentTarget }) => set({ name: currentTarget.value })}
        />
        <div className={styles.row}>
          <OptionPriceField at={`packages.${index}`} errorOf={errorOf} price={price} change={set} />
          <TextField
            label="Delivery time in days"
            name={`packages.${index}.deliveryDays`}
            value={days}
            error={errorOf(`packages.${index}.deliveryDays`)}
            inputMode="numeric"
            maxLength={4}
            autoComplete="off"
            onChange={({ currentTarget }) => set({ days: currentTarget.value })}
          />
          <RoundsField
            label="Rounds of changes"
            at={`packages.${index}`}
            errorOf={errorOf}
            rounds={rounds}
            change={set}
          />
        </div>
        <YouWillEarn price={parsePrice(price)} />
        <TextArea
          label="What it includes"
          name={`packages.${index}.contents`}
          value={contents}
          error={errorOf(`packages.${index}.contents`)}
          rows={4}
          maxLength={810}
          hint="One entry per line, up to 8 lines of 100 characters"
          onChange={({ currentTarget }) => set({ contents: currentTarget.value })}
        />
      </>
    )}
  </EntryList>
)
