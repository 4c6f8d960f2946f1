import { useState } from 'react'
import { useHydrated } from '../../lib/hydration'
import { Button } from '../../ui/button/button'
import { Notice } from '../../ui/feedback/notice'
import { Icon } from '../../ui/icon/icon'
import { type FormResult, refusalOf } from '../form/form-result'
import { usePasskey } from './use-passkey'
import { supportsPasskeys } from './web-authn'

interface Props {
  label: string
  disabled?: boolean
  /** Sends the response of the passkey. */
  send: (passkey: unknown) => Promise<FormResult>
}

/** Asks for a passkey and sends its response. Nothing in browsers without passkeys. */
export const PasskeyButton = ({ label, disabled = false, send }: Props) => {
  const ask = usePasskey(send)
  const [pending, setPending] = useState(false)
  const [result, setResult] = useState<FormResult>()
  // The server doesn't know the browser.
  if (!useHydrated() || !supportsPasskeys()) return null

  const onClick = async () => {
    setPending(true)
    setResult(undefined)
    const answer = await ask().catch(
      (error: unknown): FormResult => ({ problem: refusalOf(error) ?? 'Something went wrong. Please try again.' }),
    )
    setPending(false)
    setResult(answer)
    if ('success' in answer) answer.next?.()
  }

  return (
    <>
      <Button variant="line" wide busy={pending} disabled={disabled} onClick={onClick}>
        {!pending && <Icon name="shield" />}
        {label}
      </Button>
      {result && (
        <Notice {...('problem' in result ? { text: result.problem } : { good: true, text: result.success })} />
      )}
    </>
  )
}
