import type { FormResult } from '../form/form-result'
import { problemOf } from '../form/form-result'
import { useBeginPasskeyUseMutation } from './passkey-request.generated'
import { usedPasskey } from './web-authn'

const notUsed = 'No passkey was used. Try again, or choose another way.'

/** Returns a function that asks for a passkey, and passes its response to `send`. */
export const usePasskey = (send: (passkey: unknown) => Promise<FormResult>) => {
  const [begin] = useBeginPasskeyUseMutation()
  return async (): Promise<FormResult> => {
    const answer = (await begin()).data?.beginPasskeyUse
    if (answer?.__typename !== 'PasskeyOptions') return problemOf(answer)
    const passkey = await usedPasskey(answer.options).catch(() => undefined)
    return passkey ? send(passkey) : { problem: notUsed }
  }
}
