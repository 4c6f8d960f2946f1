import { useApolloClient } from '@apollo/client/react'
import { useRef, useState } from 'react'
import { Button } from '../../ui/button'
import { Notice } from '../../ui/notice'
import { TextArea } from '../../ui/text-area'
import { SavingForm } from '../form/saving-form'
import { type Ending, useSaving } from '../form/use-saving'
import { useAdvanceApplicationMutation } from './advance-application.generated'
import type { ApplicationSteps_ApplicationFragment } from './application-steps.generated'
import styles from './application-steps.module.css'
import { knowApplications } from './know-applications'
import { asksForMessage, transitionOf } from './transition-of'

interface Props {
  application: ApplicationSteps_ApplicationFragment
  /** Whose: many stand on one page. */
  whose: string
}

/** What can be done with an application now; the form of a step opens in place. */
export const ApplicationSteps = ({ application, whose }: Props) => {
  const { cache } = useApolloClient()
  useState(() => knowApplications(cache))
  const [open, setOpen] = useState<string>()
  const [told, setTold] = useState<{ message: string; typed: string }>()
  const root = useRef<HTMLDivElement>(null)
  const { availableTransitions, version } = application
  const step = availableTransitions.find(({ name }) => name === open)
  const close = (refused?: { message: string; typed: string }) => {
    setOpen(undefined)
    setTold(refused)
    root.current?.focus()
  }
  return (
    <div ref={root} className={styles.steps} tabIndex={-1}>
      {told && <Notice text={told.message} />}
      {told?.typed && <TextArea label="What you had typed" readOnly value={told.typed} rows={3} />}
      <div className={styles.buttons}>
        {availableTransitions.map(({ name, label }) => (
          <Button
            key={name}
            variant="line"
            size="small"
            aria-label={`${label}: ${whose}`}
            aria-expanded={name === open}
            onClick={() => setOpen(name === open ? undefined : name)}
          >
            {label}
          </Button>
        ))}
      </div>
      {step && <StepForm key={`${step.name} ${version}`} application={application} step={step} close={close} />}
    </div>
  )
}

interface StepProps {
  application: Props['application']
  step: Props['application']['availableTransitions'][number]
  close: (refused?: { message: string; typed: string }) => void
}

const StepForm = ({ application: { id, version }, step, close }: StepProps) => {
  const saving = useSaving()
  const [advance, { client }] = useAdvanceApplicationMutation()
  const send = async (values: FormData): Promise<Ending> => {
    const message = String(values.get('message') ?? '').trim()
    const input = { id, version, transition: transitionOf(step.name, message) }
    const answer = (await advance({ variables: { input } })).data?.advanceApplication
    switch (answer?.__typename) {
      case 'ApplicationAdvanced':
        // One step may move others: hiring can close the job.
        client.refetchQueries({ include: 'active' })
        close()
        return { done: 'Done' }
      case 'ApplicationRefused':
        close({ message: answer.message, typed: message })
        return { problem: answer.message }
      case 'InvalidInput':
        return { problem: answer.message, field: answer.field }
      case 'ApplicationNotFound':
        return { problem: answer.message }
      default:
        throw new Error('No answer')
    }
  }
  return (
    <div className={styles.form}>
      <p>{step.explanation}</p>
      <SavingForm label={step.label} action={step.label} saving={saving} send={send}>
        {asksForMessage(step.name) && (
          <TextArea
            label="Message"
            name="message"
            rows={3}
            maxLength={2000}
            hint="May be left out."
            error={saving.errorOf('message')}
          />
        )}
      </SavingForm>
    </div>
  )
}
