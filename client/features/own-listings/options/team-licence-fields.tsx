import { parsePrice } from '../../../lib/parse-price'
import { TextField } from '../../../ui/form/field'
import { YouWillEarn } from '../../payout/you-will-earn'
import styles from './option-fields.module.css'
import type { OptionFieldsProps } from './option-values'
import { OptionPriceField } from './price-and-rounds'

export const TeamLicenceFields = ({ values: { teamLicence }, errorOf, change }: OptionFieldsProps) => (
  <fieldset className={styles.section}>
    <legend>Licence for more people, optional</legend>
    <p className={styles.hint}>
      Buyers choose between a licence for one person at the price above and this one. Leave both fields empty for none.
    </p>
    <div className={styles.row}>
      <TextField
        label="Number of people"
        name="teamLicence.people"
        value={teamLicence.people}
        error={errorOf('teamLicence.people')}
        inputMode="numeric"
        maxLength={4}
        autoComplete="off"
        placeholder="25"
        onChange={({ currentTarget }) => change({ teamLicence: { ...teamLicence, people: currentTarget.value } })}
      />
      <OptionPriceField
        label="Price for all of them"
        at="teamLicence"
        errorOf={errorOf}
        price={teamLicence.price}
        change={({ price }) => change({ teamLicence: { ...teamLicence, price } })}
      />
    </div>
    <YouWillEarn price={parsePrice(teamLicence.price)} />
  </fieldset>
)
