import { parsePrice } from '../../../lib/parse-price'
import { TextField } from '../../../ui/form/field'
import { YouWillEarn } from '../../payout/you-will-earn'
import { EntryList } from '../entry-list/entry-list'
import styles from './option-fields.module.css'
import { MAX_EXTRAS, newExtra, type OptionFieldsProps } from './option-values'
import { OptionPriceField, RoundsField } from './price-and-rounds'

export const ExtraFields = ({ values: { extras }, errorOf, change }: OptionFieldsProps) => (
  <EntryList
    legend="Extras"
    hint="Up to five things that a buyer can add to every package, such as rush delivery or an extra class."
    noun="Extra"
    entries={extras}
    max={MAX_EXTRAS}
    error={errorOf('extras')}
    create={newExtra}
    change={(next) => change({ extras: next })}
  >
    {({ name, price, days, rounds }, index, set) => (
      <>
        <TextField
          label="Name"
          name={`extras.${index}.name`}
          value={name}
          error={errorOf(`extras.${index}.name`)}
          maxLength={40}
          autoComplete="off"
          placeholder="Rush delivery"
          onChange={({ currentTarget }) => set({ name: currentTarget.value })}
        />
        <div className={styles.row}>
          <OptionPriceField
            label="Price on top, in dollars"
            at={`extras.${index}`}
            errorOf={errorOf}
            price={price}
            change={set}
          />
          <TextField
            label="Days more or fewer"
            name={`extras.${index}.days`}
            value={days}
            error={errorOf(`extras.${index}.days`)}
            maxLength={4}
            autoComplete="off"
            placeholder="-4"
            hint="-4 delivers four days sooner, 2 takes two days more"
            onChange={({ currentTarget }) => set({ days: currentTarget.value })}
          />
          <RoundsField
            label="More rounds of changes"
            at={`extras.${index}`}
            errorOf={errorOf}
            rounds={rounds}
            change={set}
          />
        </div>
        <YouWillEarn price={parsePrice(price)} />
      </>
    )}
  </EntryList>
)
