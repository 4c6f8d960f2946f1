import { useState } from 'react'
import { failureText } from '../form/form-result'
import {
  useRemoveAuthenticatorAppMutation,
  useRemovePasskeyMutation,
  useReplaceRecoveryCodesMutation,
} from './second-factors.generated'

type Asked =
  | { kind: 'app'; name: string }
  | { kind: 'codes'; name: string }
  | { kind: 'passkey'; id: string; name: string }

const replacing = 'The codes that you kept stop working at once, and you get ten new ones.'
const removing = 'You can no longer sign in with it. Your other second factors stay.'
const removingLast =
  'It is your last second factor. Without one, a single step signs you in, and your recovery codes stop working.'

interface Callbacks {
  /** Called with false once the account has no second factor. */
  onRemoved: (anyLeft: boolean) => void
  onReplaced: (recoveryCodes: readonly string[]) => void
}

const failure = 'Something went wrong. Nothing was changed. Please try again.'

/** Removes a factor, or replaces the recovery codes, once the user has confirmed it. */
export const useRemoval = ({ onRemoved, onReplaced }: Callbacks) => {
  const [removeApp] = useRemoveAuthenticatorAppMutation()
  const [removePasskey] = useRemovePasskeyMutation()
  const [replaceCodes] = useReplaceRecoveryCodesMutation()
  const [asked, setAsked] = useState<Asked>()
  const [problem, setProblem] = useState('')

  /** Returns the problem, if there is one. */
  const run = async (item: Asked) => {
    if (item.kind === 'codes') {
      const answer = (await replaceCodes()).data?.replaceRecoveryCodes
      if (answer?.__typename !== 'RecoveryCodesReplaced') return answer?.message ?? failure
      onReplaced(answer.codes)
      return ''
    }
    const answer =
      item.kind === 'app'
        ? (await removeApp()).data?.removeAuthenticatorApp
        : (await removePasskey({ variables: { id: item.id } })).data?.removePasskey
    if (answer?.__typename !== 'SecondFactorRemoved') return answer?.message ?? failure
    onRemoved(answer.anyLeft)
    return ''
  }

  const confirm = async (item: Asked) => {
    setAsked(undefined)
    setProblem('')
    setProblem(await run(item).catch(failureText))
  }

  return {
    asked,
    problem,
    ask: setAsked,
    /** The texts and actions of the dialog that asks. */
    dialog: (item: Asked, isLast: boolean) => {
      const common = { no: 'Keep', danger: true, onYes: () => void confirm(item), onNo: () => setAsked(undefined) }
      if (item.kind === 'codes')
        return { ...common, title: 'Replace your recovery codes?', text: replacing, yes: 'Replace' }
      return { ...common, title: `Remove ${item.name}?`, text: isLast ? removingLast : removing, yes: 'Remove' }
    },
  }
}
