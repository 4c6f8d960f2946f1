import { type FormResult, problemOf } from '../../features/form/form-result'
import { TransitionButtons } from '../../features/process/transition-buttons'
import type { MandateTransition } from '../../generated/schema'
import { type MandateRow_MandateFragment, useAdvanceMandateMutation } from './mandate-row.generated'

/** The viewer's transitions of a mandate. */
export const MandateActions = ({ mandate }: { mandate: MandateRow_MandateFragment }) => {
  const { id, version, title, stateLabel, availableTransitions } = mandate
  const [advance] = useAdvanceMandateMutation()
  const take = async (transition: MandateTransition): Promise<FormResult> => {
    const { data } = await advance({ variables: { input: { id, version, transition } } })
    const result = data?.advanceMandate
    return result?.__typename === 'MandateAdvanced' ? { success: '' } : problemOf(result)
  }
  return (
    <TransitionButtons
      title={title}
      stateLabel={stateLabel}
      transitions={availableTransitions}
      primary="ACCEPT"
      take={take}
    />
  )
}
