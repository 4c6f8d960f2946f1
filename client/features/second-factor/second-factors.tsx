import { useRef, useState } from 'react'
import { shortDay } from '../../lib/dates'
import { pluralize } from '../../lib/text'
import { TextButton } from '../../ui/button/text-button'
import { Notice } from '../../ui/feedback/notice'
import { AuthenticatorAppForm } from './authenticator-app-form'
import { FactorRow } from './factor-row'
import { PasskeyForm } from './passkey-form'
import { PasskeyRow } from './passkey-row'
import { RecoveryCodes } from './recovery-codes'
import type { SecondFactors_SecondFactorsFragment } from './second-factors.generated'
import styles from './second-factors.module.css'
import { useRemoval } from './use-removal'

interface Props {
  secondFactors: SecondFactors_SecondFactorsFragment
  /** Fetches the factors again. */
  onChange: () => void
}

/** The second factors of the viewer: what there is, and forms to add more. */
export const SecondFactors = ({ secondFactors, onChange }: Props) => {
  const { authenticatorAppSince, passkeys, recoveryCodesLeft } = secondFactors
  const root = useRef<HTMLDivElement>(null)
  const [newCodes, setNewCodes] = useState<readonly string[]>([])
  // A further factor has no codes of its own, and those of the first one are perhaps not kept yet.
  const added = (recoveryCodes: readonly string[]) => {
    if (recoveryCodes.length > 0) setNewCodes(recoveryCodes)
    onChange()
  }
  const addedApp = (recoveryCodes: readonly string[]) => {
    added(recoveryCodes)
    // The form that had the focus goes. New codes take the focus themselves.
    root.current?.focus()
  }
  const factorCount = passkeys.length + (authenticatorAppSince === null ? 0 : 1)
  const removal = useRemoval({
    isLast: factorCount === 1,
    onRemoved: (anyLeft) => {
      if (!anyLeft) setNewCodes([])
      onChange()
      // The button that had the focus goes with the factor.
      root.current?.focus()
    },
    onReplaced: added,
  })

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset can't hold the forms' layout.
    <div ref={root} className={styles.rows} role="group" aria-label="Your second factors" tabIndex={-1}>
      {authenticatorAppSince && (
        <FactorRow text={<>Authenticator app, since {shortDay(authenticatorAppSince)}</>}>
          <TextButton onClick={() => removal.ask({ kind: 'app', name: 'your authenticator app' })}>
            Remove<span className="visually-hidden"> your authenticator app</span>
          </TextButton>
        </FactorRow>
      )}
      {passkeys.map((passkey) => (
        <PasskeyRow
          key={passkey.id}
          passkey={passkey}
          onRemove={(asked) => removal.ask({ kind: 'passkey', ...asked })}
          onRenamed={onChange}
        />
      ))}
      {factorCount > 0 && (
        <FactorRow text={`${pluralize(recoveryCodesLeft, 'recovery code is', 'recovery codes are')} left`}>
          <TextButton onClick={() => removal.ask({ kind: 'codes', name: 'your recovery codes' })}>
            Replace<span className="visually-hidden"> your recovery codes</span>
          </TextButton>
        </FactorRow>
      )}
      {newCodes.length > 0 && <RecoveryCodes key={newCodes[0]} codes={newCodes} />}
      {removal.problem && <Notice text={removal.problem} />}
      {authenticatorAppSince === null && <AuthenticatorAppForm onAdded={addedApp} />}
      <PasskeyForm onAdded={added} />
      {removal.dialog}
    </div>
  )
}
