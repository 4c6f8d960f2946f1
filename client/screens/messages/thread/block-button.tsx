import { actionProblem } from '../../../features/form/form-result'
import { TextButton } from '../../../ui/button/text-button'
import { Notice } from '../../../ui/feedback/notice'
import { useConfirm } from '../../../ui/feedback/use-confirm'
import { useBlockOtherPartyMutation } from './thread.generated'

interface Props {
  conversationId: string
  name: string
  blocked: boolean
}

/** Blocks the other party after a question, or unblocks it at once. */
export const BlockButton = ({ conversationId, name, blocked }: Props) => {
  const [block, { loading, error, data }] = useBlockOtherPartyMutation()
  const { ask, dialog } = useConfirm()
  const problem = actionProblem(error, data?.blockOtherParty)
  const toggle = async () => {
    if (!blocked && !(await ask(blockQuestion(name)))) return
    await block({ variables: { conversationId, blocked: !blocked } }).catch(() => {})
  }
  return (
    <>
      <TextButton aria-label={blocked ? `Unblock ${name}` : `Block ${name}`} busy={loading} onClick={toggle}>
        {blocked ? 'Unblock' : 'Block'}
      </TextButton>
      {problem && <Notice text={problem} />}
      {dialog}
    </>
  )
}

const blockQuestion = (name: string) => ({
  title: `Block ${name}?`,
  text: 'Neither of you can send messages to the other until you unblock them. They are not told. Orders between you go on.',
  yes: 'Block',
  no: 'Not now',
})
