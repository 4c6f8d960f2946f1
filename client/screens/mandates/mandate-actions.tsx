import { useState } from 'react'
import { problemOf } from '../../features/form/form-result'
import { Button } from '../../ui/button/button'
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog'
import { Notice } from '../../ui/feedback/notice'
import { type MandateRow_MandateFragment, useAdvanceMandateMutation } from './mandate-row.generated'
import styles from './mandates.module.css'

const failure = 'Nothing was changed. Please try again.'

/** The viewer's transitions of a mandate. Each is asked about once, with what it leads to. */
export const MandateActions = ({ mandate }: { mandate: MandateRow_MandateFragment }) => {
  const { id, version, title, availableTransitions } = mandate
  const [advance] = useAdvanceMandateMutation()
  const [asked, setAsked] = useState<(typeof availableTransitions)[number]>()
  const [problem, setProblem] = useState<string>()
  const confirm = async () => {
    if (!asked) return
    setAsked(undefined)
    const answer = await advance({ variables: { input: { id, version, transition: asked.name } } }).catch(
      () => undefined,
    )
    const result = answer?.data?.advanceMandate
    if (!result) setProblem(failure)
    else setProblem(result.__typename === 'MandateAdvanced' ? undefined : problemOf(result).problem)
  }
  return (
    <>
      {problem && <Notice text={problem} />}
      <div className={styles.actions}>
        {availableTransitions.map((transition) => (
          <Button
            key={transition.name}
            variant={transition.name === 'ACCEPT' ? 'primary' : 'line'}
            size="small"
            aria-label={`${transition.label}: ${title}`}
            onClick={() => setAsked(transition)}
          >
            {transition.label}
          </Button>
        ))}
      </div>
      {asked && (
        <ConfirmDialog
          title={`${asked.label}: ${title}`}
          text={asked.explanation}
          yes={asked.label}
          no="Not now"
          onYes={confirm}
          onNo={() => setAsked(undefined)}
        />
      )}
    </>
  )
}
