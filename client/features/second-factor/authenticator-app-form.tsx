import { useEffect, useRef, useState } from 'react'
import { lazyPart } from '../../lib/lazy-named'
import { Button } from '../../ui/button/button'
import { Notice } from '../../ui/feedback/notice'
import { TextField } from '../../ui/form/field'
import { Form } from '../form/form'
import { problemOf, refusalOf } from '../form/form-result'
import { useSubmit } from '../form/use-submit'
import {
  useBeginAuthenticatorAppMutation,
  useConfirmAuthenticatorAppMutation,
} from './authenticator-app-form.generated'
import styles from './second-factors.module.css'

const QrCode = lazyPart(() => import('./qr-code'), 'QrCode', <div className={styles.code} />)

const failure = 'Something went wrong. Please try again.'

interface Props {
  /** Called once the app is confirmed, with the recovery codes if there are new ones. */
  onAdded: (recoveryCodes: readonly string[]) => void
}

/** Sets up an authenticator app: a secret as a QR code and as text, then the first code as a proof. */
export const AuthenticatorAppForm = ({ onAdded }: Props) => {
  const [begin, { loading }] = useBeginAuthenticatorAppMutation()
  const [secret, setSecret] = useState<{ secret: string; address: string }>()
  const [problem, setProblem] = useState('')

  const start = async () => {
    setProblem('')
    try {
      const answer = (await begin()).data?.beginAuthenticatorApp
      if (answer?.__typename === 'AuthenticatorAppSecret') setSecret(answer)
      else setProblem(answer?.message ?? failure)
    } catch (error) {
      setProblem(refusalOf(error) ?? failure)
    }
  }

  if (secret) return <ConfirmForm {...secret} onAdded={onAdded} />
  return (
    <div>
      <Button variant="line" busy={loading} onClick={start}>
        Set up an authenticator app
      </Button>
      {problem && <Notice text={problem} />}
    </div>
  )
}

const ConfirmForm = ({ secret, address, onAdded }: { secret: string; address: string } & Props) => {
  const [confirm] = useConfirmAuthenticatorAppMutation()
  const submit = useSubmit(async (values) => {
    const code = String(values.get('code')).trim()
    if (!code) return { problem: 'Code is required', field: 'code' }
    const answer = (await confirm({ variables: { code } })).data?.confirmAuthenticatorApp
    if (answer?.__typename === 'WrongSecondFactor') return { problem: answer.message, field: 'code' }
    if (answer?.__typename !== 'SecondFactorAdded') return problemOf(answer)
    return { success: 'Added.', next: () => onAdded(answer.recoveryCodes) }
  })
  const instruction = useRef<HTMLParagraphElement>(null)
  // The button that had the focus is gone.
  useEffect(() => instruction.current?.focus(), [])
  return (
    <>
      <p ref={instruction} tabIndex={-1}>
        Scan this with your authenticator app, or type the key into it. Then enter the code that it shows.
      </p>
      <div className={styles.secret}>
        <QrCode text={address} label="QR code for your authenticator app" />
        <p>
          Key <code>{secret.match(/.{1,4}/g)?.join(' ')}</code>
        </p>
      </div>
      <Form label="Authenticator app" action="Confirm the app" variant="line" submit={submit}>
        <TextField
          label="Code"
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          required
          maxLength={10}
          hint="The six digits that your app shows"
          error={submit.errorOf('code')}
        />
      </Form>
    </>
  )
}
