import { parsePrice } from '../../../lib/parse-price'
import { TextField } from '../../../ui/form/field'
import { YouWillEarn } from '../../payout/you-will-earn'
import { type OptionFieldsProps, OptionSection } from './option-section'
import styles from './option-section.module.css'
import { MAX_EXTRAS, newExtra } from './option-values'
import { PriceField, RoundsField } from './price-and-rounds'

export const ExtraFields = ({ values: { extras }, errorOf, change }: OptionFieldsProps) => (
  <OptionSection
    legend="Extras"
    hint="Up to five things that a buyer can add to every package, such as rush delivery or an extra class."
    noun="Extra"
    add="Add an extra"
    path="extras"
    values={extras}
    max={MAX_EXTRAS}
    create={newExtra}
    change={(next) => change({ extras: next })}
  >
    {({ name, price, days, rounds }, at, set) => (
      <>
        <TextField
          label="Name"
          name={`${at}.name`}
          value={name}
          error={errorOf(`${at}.name`)}
          maxLength={40}
          autoComplete="off"
          placeholder="Rush delivery"
          onChange={({ currentTarget }) => set({ name: currentTarget.value })}
        />
        <div className={styles.row}>
          <PriceField label="Price on top, in dollars" {...{ at, errorOf, price }} change={set} />
          <TextField
            label="Days more or fewer"
            name={`${at}.days`}
            value={days}
            error={errorOf(`${at}.days`)}
            maxLength={4}
            autoComplete="off"
            placeholder="-4"
            hint="-4 delivers four days sooner, 2 takes two days more"
            onChange={({ currentTarget }) => set({ days: currentTarget.value })}
          />
          <RoundsField label="More rounds of changes" {...{ at, errorOf, rounds }} change={set} />
        </div>
        <YouWillEarn price={parsePrice(price)} />
      </>
    )}
  </OptionSection>
)
