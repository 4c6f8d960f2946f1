import type { FragmentType } from '@apollo/client'
import { useRef, useState } from 'react'
import { Navigate } from 'react-router-dom'
import { refetchQuietly } from '../../apollo/refetch-quietly'
import type { ApplicationTransition, ApplicationTransitionInput } from '../../generated/schema'
import { useFocusRegionOnUnmount } from '../../lib/focus/use-return-focus'
import { engagementPath } from '../../lib/paths'
import { Button } from '../../ui/button/button'
import { Notice } from '../../ui/feedback/notice'
import { TextArea } from '../../ui/form/text-area'
import { Form } from '../form/form'
import { type FormResult, problemOf } from '../form/form-result'
import { useDraftSubmit } from '../form/use-draft-submit'
import { evictJobs } from '../job/evict-jobs'
import { useAdvanceApplicationMutation } from './advance-application.generated'
import {
  type ApplicationActions_ApplicationFragment,
  useApplicationActions_ApplicationFragment,
} from './application-actions.generated'
import styles from './application-actions.module.css'

/** The refusal of an action that came too late, and the message that was typed for it. */
interface Conflict {
  message: string
  typed: string
}

interface Props {
  application: FragmentType<ApplicationActions_ApplicationFragment>
  /** The job or the applicant, for the accessible names of the buttons: a list repeats them. */
  subject: string
}

/** The viewer's actions on an application. The form of an action opens below the buttons. */
export const ApplicationActions = ({ application: from, subject }: Props) => {
  const application = useApplicationActions_ApplicationFragment(from)
  const [open, setOpen] = useState<string>()
  const [conflict, setConflict] = useState<Conflict>()
  const [orderId, setOrderId] = useState<string>()
  const root = useRef<HTMLDivElement>(null)
  useFocusRegionOnUnmount(root)
  const { availableTransitions, version } = application
  const transition = availableTransitions.find(({ name }) => name === open)
  const close = (conflict?: Conflict) => {
    setOpen(undefined)
    setConflict(conflict)
    root.current?.focus()
  }
  return (
    <div ref={root} className={styles.actions} tabIndex={-1}>
      {conflict && <Notice text={conflict.message} />}
      {conflict?.typed && <TextArea label="What you had typed" readOnly value={conflict.typed} rows={3} />}
      <div className={styles.buttons}>
        {availableTransitions.map(({ name, label }) => (
          <Button
            key={name}
            variant="line"
            size="small"
            aria-label={`${label}: ${subject}`}
            aria-expanded={name === open}
            onClick={() => setOpen(name === open ? undefined : name)}
          >
            {label}
          </Button>
        ))}
      </div>
      {transition && (
        <ActionForm
          key={`${transition.name} ${version}`}
          application={application}
          transition={transition}
          close={close}
          onOrder={setOrderId}
        />
      )}
      {/* The form is gone by now, whose unsaved message would hold the navigation up. */}
      {orderId && <Navigate to={`${engagementPath(orderId)}?open=ACCEPT_OFFER`} />}
    </div>
  )
}

interface FormProps {
  application: ApplicationActions_ApplicationFragment
  transition: ApplicationActions_ApplicationFragment['availableTransitions'][number]
  close: (conflict?: Conflict) => void
  /** Told the order that begins with the hiring, where the buyer pays. */
  onOrder: (id: string) => void
}

const ActionForm = ({ application: { id, version }, transition, close, onOrder }: FormProps) => {
  const [advance, { client }] = useAdvanceApplicationMutation()
  // Of all actions: a message goes along from one to another.
  const draft = `answer-application:${id}`
  const send = async (values: FormData): Promise<FormResult> => {
    const message = String(values.get('message') ?? '').trim()
    const input = { id, version, transition: toTransitionInput(transition.name, message) }
    const answer = (await advance({ variables: { input } })).data?.advanceApplication
    switch (answer?.__typename) {
      case 'ApplicationAdvanced':
        // An answer moves it to another tab of its job, and hiring can end the other applications.
        if (transition.name === 'HIRE_AND_CLOSE') evictJobs(client.cache)
        if (transition.name !== 'WITHDRAW') void refetchQuietly(client, 'OwnJob')
        close()
        if (answer.application.engagement) onOrder(answer.application.engagement.id)
        return { success: 'Done' }
      case 'ApplicationRefused':
        close({ message: answer.message, typed: message })
        return { problem: answer.message }
      default:
        return problemOf(answer)
    }
  }
  const submit = useDraftSubmit(draft, send)
  return (
    <div className={styles.form}>
      <p>{transition.explanation}</p>
      <Form label={transition.label} action={transition.label} submit={submit}>
        {hasMessage(transition.name) && (
          <TextArea
            label="Message, optional"
            name="message"
            rows={3}
            maxLength={2000}
            error={submit.errorOf('message')}
          />
        )}
      </Form>
    </div>
  )
}

const toTransitionInput = (name: ApplicationTransition, text: string): ApplicationTransitionInput => {
  const message = text ? { message: text } : {}
  switch (name) {
    case 'SHORTLIST':
      return { shortlist: message }
    case 'DECLINE':
      return { decline: message }
    case 'HIRE':
      return { hire: message }
    case 'HIRE_AND_CLOSE':
      return { hireAndClose: message }
    case 'WITHDRAW':
      return { withdraw: true }
    case 'APPLY':
    case 'FILL':
      throw new Error(`${name} is never offered.`)
  }
}

/** Decided here: querying the fields of each transition would exceed the cost limit of a list. */
const hasMessage = (name: ApplicationTransition) => name !== 'WITHDRAW'
