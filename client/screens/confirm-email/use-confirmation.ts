import { useState } from 'react'
import { sessionStore } from '../../features/session/session-store'
import { useConfirmEmailChangeMutation } from './confirm-email-change.generated'

export const useConfirmation = (token: string) => {
  const [change, { loading }] = useConfirmEmailChangeMutation()
  const [done, setDone] = useState<string>()
  const [refused, setRefused] = useState(token ? undefined : 'This link is incomplete. Please ask for a new one.')
  const [failed, setFailed] = useState(false)

  const confirm = async () => {
    setFailed(false)
    try {
      const answer = (await change({ variables: { token } })).data?.confirmEmailChange
      if (!answer) throw new Error('No answer')
      if (answer.__typename !== 'EmailChanged') return setRefused(answer.message)
      setDone(`Your account signs in with ${answer.email} from now on.`)
      // What this browser remembers of the account has the address before.
      sessionStore.doubt()
    } catch {
      setFailed(true)
    }
  }
  return { confirm, loading, done, refused, failed }
}
