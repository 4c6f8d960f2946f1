import type { FragmentType } from '@apollo/client'
import { choiceParts } from '../../../features/choice/choice-list'
import { roundsText } from '../../../features/choice/option-texts'
import { deliveryTime } from '../../../features/listing/delivery-time'
import { Contents } from '../../../features/listing-options/contents'
import { Sum } from '../../../ui/text/sum'
import { EngagementSection } from '../engagement-section'
import {
  type EngagementChoice_EngagementFragment,
  useEngagementChoice_EngagementFragment,
} from './engagement-choice.generated'
import styles from './engagement-choice.module.css'

interface Props {
  engagement: FragmentType<EngagementChoice_EngagementFragment>
}

/** The package and the extras of the day of sale, and the extras that were added. Nothing where there was nothing to choose. */
export const EngagementChoice = ({ engagement: from }: Props) => {
  const { kind, quantity, days, roundsLeft, choice, addedExtras } = useEngagementChoice_EngagementFragment(from)
  // An extra with rounds can be added repeatedly.
  const added = addedExtras.map((extra, index) => ({ ...extra, key: `${extra.key} added ${index}` }))
  const parts = choiceParts(choice && { ...choice, extras: [...choice.extras, ...added] })
  if (!choice || parts.length === 0) return null
  // In cents, because sums of dollars are not exact.
  const cents = parts.reduce((sum, { price }) => sum + Math.round(price * 100), 0) * quantity
  const rounds = added.reduce((sum, extra) => sum + extra.rounds, choice.rounds)
  return (
    <EngagementSection title="What was bought">
      {choice.package && <Contents contents={choice.package.contents} />}
      <Sum
        rows={parts.map(({ key, name, price }) => ({ key, term: name, amount: price }))}
        total={{ term: quantity > 1 ? `Total of ${quantity}` : 'Total', amount: cents / 100 }}
      />
      {kind === 'SERVICE' && days !== null && (
        <p className={styles.note}>
          {`${deliveryTime(days)} from the requirements, with ${roundsText(rounds)}: ${roundsLeft} left.`}
        </p>
      )}
    </EngagementSection>
  )
}
