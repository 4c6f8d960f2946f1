import { useState } from 'react'
import { Button } from '../../ui/button/button'
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog'
import { Notice } from '../../ui/feedback/notice'
import { TextArea } from '../../ui/form/text-area'
import { Form } from '../form/form'
import { type FormResult, problemOf, refusalOf } from '../form/form-result'
import { useSubmit } from '../form/use-submit'
import styles from './credential.module.css'
import { type CredentialRow_CredentialFragment, useAdvanceCredentialMutation } from './credential-row.generated'

type Transition = CredentialRow_CredentialFragment['availableTransitions'][number]

interface Props {
  credential: CredentialRow_CredentialFragment
  onAdvanced: (() => unknown) | undefined
}

/** The viewer's transitions of a credential. A refusal asks for its reason, each other one is confirmed. */
export const CredentialActions = ({ credential, onAdvanced }: Props) => {
  const { id, version, title, availableTransitions } = credential
  const [advance] = useAdvanceCredentialMutation()
  const [asked, setAsked] = useState<Transition>()
  const [problem, setProblem] = useState<string>()

  const take = async (transition: Transition['name'], note: string | null): Promise<FormResult> => {
    const { data } = await advance({ variables: { input: { id, version, transition, note } } })
    const result = data?.advanceCredential
    if (result?.__typename !== 'CredentialAdvanced') return problemOf(result)
    setAsked(undefined)
    onAdvanced?.()
    return { success: '' }
  }
  const confirm = async ({ name }: Transition) => {
    setAsked(undefined)
    const result = await take(name, null).catch(
      (error: unknown): FormResult => ({ problem: refusalOf(error) ?? 'Nothing was changed. Please try again.' }),
    )
    setProblem('problem' in result ? result.problem : undefined)
  }
  return (
    <>
      {problem && <Notice text={problem} />}
      <div className={styles.actions}>
        {availableTransitions.map((transition) => (
          <Button
            key={transition.name}
            variant={transition.name === 'CHECK' ? 'primary' : 'line'}
            size="small"
            aria-label={`${transition.label}: ${title}`}
            onClick={() => setAsked(transition)}
          >
            {transition.label}
          </Button>
        ))}
      </div>
      {asked?.name === 'REFUSE' && <RefusalForm title={title} send={(note) => take('REFUSE', note)} />}
      {asked && asked.name !== 'REFUSE' && (
        <ConfirmDialog
          title={`${asked.label}: ${title}`}
          text={asked.explanation}
          yes={asked.label}
          no="Not now"
          onYes={() => confirm(asked)}
          onNo={() => setAsked(undefined)}
        />
      )}
    </>
  )
}

interface RefusalProps {
  title: string
  send: (note: string) => Promise<FormResult>
}

const RefusalForm = ({ title, send }: RefusalProps) => {
  const submit = useSubmit((values) => send(String(values.get('note')).trim()))
  return (
    <Form label={`Refuse ${title}`} action="Refuse" variant="danger" submit={submit}>
      <TextArea
        label="Reason"
        name="note"
        rows={3}
        maxLength={500}
        required
        hint="Its owner reads it."
        error={submit.errorOf('note')}
      />
    </Form>
  )
}
