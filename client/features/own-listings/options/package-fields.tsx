import { parsePrice } from '../../../lib/parse-price'
import { TextField } from '../../../ui/form/field'
import { TextArea } from '../../../ui/form/text-area'
import { YouWillEarn } from '../../payout/you-will-earn'
import { type OptionFieldsProps, OptionSection } from './option-section'
import styles from './option-section.module.css'
import { MAX_PACKAGES, newPackage } from './option-values'
import { PriceField, RoundsField } from './price-and-rounds'

interface Props extends OptionFieldsProps {
  /** The price and the days of the service without packages. */
  draft: { price: string; deliveryDays: string }
}

export const PackageFields = ({ values: { packages }, errorOf, change, draft }: Props) => (
  <OptionSection
    legend="Packages"
    hint="Up to three, such as Basic, Standard and Premium. Lists show the price and the delivery time of the cheapest one. Without packages, the service has one price."
    noun="Package"
    add="Add a package"
    path="packages"
    values={packages}
    max={MAX_PACKAGES}
    create={() => newPackage(packages, draft)}
    change={(next) => change({ packages: next })}
  >
    {({ name, price, days, rounds, contents }, at, set) => (
      <>
        <TextField
          label="Name"
          name={`${at}.name`}
          value={name}
          error={errorOf(`${at}.name`)}
          maxLength={40}
          autoComplete="off"
          onChange={({ currentTarget }) => set({ name: currentTarget.value })}
        />
        <div className={styles.row}>
          <PriceField {...{ at, errorOf, price }} change={set} />
          <TextField
            label="Delivery time in days"
            name={`${at}.days`}
            value={days}
            error={errorOf(`${at}.days`)}
            inputMode="numeric"
            maxLength={4}
            autoComplete="off"
            onChange={({ currentTarget }) => set({ days: currentTarget.value })}
          />
          <RoundsField label="Rounds of changes" {...{ at, errorOf, rounds }} change={set} />
        </div>
        <YouWillEarn price={parsePrice(price)} />
        <TextArea
          label="What it includes"
          name={`${at}.contents`}
          value={contents}
          error={errorOf(`${at}.contents`)}
          rows={4}
          maxLength={810}
          hint="One entry per line, up to 8 lines of 100 characters"
          onChange={({ currentTarget }) => set({ contents: currentTarget.value })}
        />
      </>
    )}
  </OptionSection>
)
