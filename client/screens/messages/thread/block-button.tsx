import { useState } from 'react'
import { failureMessage, failureText } from '../../../features/form/form-result'
import { TextButton } from '../../../ui/button/text-button'
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog'
import { Notice } from '../../../ui/feedback/notice'
import { useBlockOtherPartyMutation } from './thread.generated'

interface Props {
  conversationId: string
  name: string
  blocked: boolean
}

/** Blocks the other party after a question, or unblocks it at once. */
export const BlockButton = ({ conversationId, name, blocked }: Props) => {
  const [block, { loading }] = useBlockOtherPartyMutation()
  const [isAsked, setAsked] = useState(false)
  const [problem, setProblem] = useState<string>()
  const set = (next: boolean) => {
    setAsked(false)
    setProblem(undefined)
    block({ variables: { conversationId, blocked: next } }).then(
      ({ data }) => setProblem(failureMessage(data?.blockOtherParty)),
      (error: unknown) => setProblem(failureText(error)),
    )
  }
  return (
    <>
      <TextButton
        aria-label={blocked ? `Unblock ${name}` : `Block ${name}`}
        busy={loading}
        onClick={() => (blocked ? set(false) : setAsked(true))}
      >
        {blocked ? 'Unblock' : 'Block'}
      </TextButton>
      {problem && <Notice text={problem} />}
      {isAsked && (
        <ConfirmDialog
          title={`Block ${name}?`}
          text="Neither of you can send messages to the other until you unblock them. They are not told. Orders between you go on."
          yes="Block"
          no="Not now"
          onYes={() => set(true)}
          onNo={() => setAsked(false)}
        />
      )}
    </>
  )
}
