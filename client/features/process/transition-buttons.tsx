import { type ReactNode, useState } from 'react'
import { useFocusRegionOnUnmount, useReturnFocus } from '../../lib/focus/use-return-focus'
import { Button } from '../../ui/button/button'
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog'
import { Notice } from '../../ui/feedback/notice'
import { TextArea } from '../../ui/form/text-area'
import { type FormResult, failureText } from '../form/form-result'
import styles from './process-row.module.css'

interface Transition<Name extends string> {
  name: Name
  label: string
  explanation: string
}

/** Why a transition was not taken, and the text that was typed for it. */
interface Refusal {
  message: string
  typed: string
}

interface Props<Name extends string> {
  /** The title of the row, which tells buttons of several rows apart. */
  title: string
  /** The state of the row. */
  stateLabel: string
  transitions: readonly Transition<Name>[]
  primary?: Name
  /** Takes a transition, with the text of its form. */
  take: (name: Name, text: string | null) => Promise<FormResult>
  /** The form of a transition that asks for a text; false for all others. */
  formOf?: (transition: Transition<Name>, send: (text: string) => Promise<FormResult>) => ReactNode
}

/** A button for each transition that the viewer may take. It opens and closes the form of one that asks for a text; for others a dialog asks once, with what the transition leads to. */
export const TransitionButtons = <Name extends string>({
  title,
  stateLabel,
  transitions,
  primary,
  take,
  formOf,
}: Props<Name>) => {
  const [opened, setOpened] = useState<Name>()
  const [sending, setSending] = useState<Name>()
  const [refusal, setRefusal] = useState<Refusal>()
  const [done, setDone] = useState(false)
  // A refusal may have come with other transitions.
  const asked = transitions.find(({ name }) => name === opened)
  // A transition may take its button away.
  const status = useReturnFocus<HTMLParagraphElement>(asked !== undefined || sending !== undefined)
  useFocusRegionOnUnmount(status)
  const ask = (transition: Transition<Name> | undefined) => {
    setOpened(transition?.name)
    setRefusal(undefined)
    setDone(false)
  }
  const finish = () => {
    setOpened(undefined)
    setRefusal(undefined)
    setDone(true)
  }
  const confirm = async (transition: Transition<Name>) => {
    setOpened(undefined)
    setRefusal(undefined)
    setSending(transition.name)
    const result = await take(transition.name, null).catch(
      (error: unknown): FormResult => ({ problem: failureText(error) }),
    )
    setSending(undefined)
    if ('problem' in result) setRefusal({ message: result.problem, typed: '' })
    else finish()
  }
  const send = async (transition: Transition<Name>, text: string) => {
    const result = await take(transition.name, text)
    if ('problem' in result) setRefusal({ message: result.problem, typed: text })
    else finish()
    return result
  }
  const formFor = (transition: Transition<Name>) => formOf?.(transition, (text) => send(transition, text))
  const form = asked && formFor(asked)
  return (
    <>
      {/* A form that is still there shows its problem itself. */}
      {refusal && !form && <Notice text={refusal.message} />}
      {refusal?.typed && !form && <TextArea label="What you had typed" readOnly value={refusal.typed} rows={3} />}
      <div className={styles.actions}>
        {transitions.map((transition) => (
          <Button
            key={transition.name}
            variant={transition.name === primary ? 'primary' : 'line'}
            size="small"
            aria-label={`${transition.label}: ${title}`}
            aria-expanded={formFor(transition) ? transition.name === asked?.name : undefined}
            busy={transition.name === sending}
            disabled={sending !== undefined && transition.name !== sending}
            onClick={() => ask(form && transition.name === asked.name ? undefined : transition)}
          >
            {transition.label}
          </Button>
        ))}
      </div>
      <p ref={status} className={done ? undefined : 'visually-hidden'} role="status" tabIndex={-1}>
        {done && `Done. It is now ${stateLabel}.`}
      </p>
      {form}
      {asked && !form && (
        <ConfirmDialog
          title={`${asked.label}: ${title}`}
          text={asked.explanation}
          yes={asked.label}
          no="Not now"
          onYes={() => confirm(asked)}
          onNo={() => setOpened(undefined)}
        />
      )}
    </>
  )
}
