import { useState } from 'react'
import { useConfirm } from '../../ui/feedback/use-confirm'
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

interface Options {
  /** Whether the account has one second factor only. */
  isLast: boolean
  /** Called with false once the account has no second factor. */
  onRemoved: (anyLeft: boolean) => void
  onReplaced: (recoveryCodes: readonly string[]) => void
}

const failure = 'Something went wrong. Nothing was changed. Please try again.'

/** Removes a factor, or replaces the recovery codes, once the user has confirmed it. */
export const useRemoval = ({ isLast, onRemoved, onReplaced }: Options) => {
  const [removeApp] = useRemoveAuthenticatorAppMutation()
  const [removePasskey] = useRemovePasskeyMutation()
  const [replaceCodes] = useReplaceRecoveryCodesMutation()
  const { ask, dialog } = useConfirm()
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

  const confirmAndRun = async (item: Asked) => {
    if (!(await ask(questionOf(item, isLast)))) return
    setProblem('')
    setProblem(await run(item).catch(failureText))
  }

  return { problem, dialog, ask: (item: Asked) => void confirmAndRun(item) }
}

const questionOf = ({ kind, name }: Asked, isLast: boolean) => {
  const common = { no: 'Keep', danger: true }
  if (kind === 'codes') return { ...common, title: 'Replace your recovery codes?', text: replacing, yes: 'Replace' }
  return { ...common, title: `Remove ${name}?`, text: isLast ? removingLast : removing, yes: 'Remove' }
}
