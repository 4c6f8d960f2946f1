import { useState } from 'react'
import { refetchQuietly } from '../../../apollo/refetch-quietly'
import { failureMessage, failureText } from '../../../features/form/form-result'
import { useLostFocus } from '../../../lib/focus/use-return-focus'
import { Notice } from '../../../ui/feedback/notice'
import { useConfirm } from '../../../ui/feedback/use-confirm'
import { CopyLine } from '../../../ui/form/copy-line'
import { SettingsDocument, type SettingsQuery } from '../settings.generated'
import { SettingsRows } from '../settings-row'
import { SettingsSection } from '../settings-section'
import { AccessTokenForm, type CreatedToken } from './access-token-form'
import { AccessTokenRow } from './access-token-row'
import { useRevokeAccessTokenMutation } from './access-tokens-section.generated'
import styles from './access-tokens-section.module.css'

interface Props {
  user: NonNullable<SettingsQuery['viewer']>
  tokens: SettingsQuery['accessTokens']
}

export const AccessTokensSection = ({ user, tokens }: Props) => {
  const [revoke, { client }] = useRevokeAccessTokenMutation()
  const [newToken, setNewToken] = useState<CreatedToken>()
  const { ask, dialog } = useConfirm()
  const [revokedId, setRevokedId] = useState<string>()
  const [message, setMessage] = useState('')
  const [problem, setProblem] = useState<string>()
  const status = useLostFocus<HTMLParagraphElement>(message, tokens)

  const show = (created: CreatedToken) => {
    setNewToken(created)
    setMessage('Created. Copy the token now.')
  }
  const clearMessages = () => {
    setMessage('')
    setProblem(undefined)
  }
  const confirmAndRevoke = async (id: string, name: string) => {
    const isSure = await ask({
      title: `Revoke ${name}?`,
      text: "Programs that use this token are refused at once. You can't undo it.",
      yes: 'Revoke',
      no: 'Keep',
      danger: true,
    })
    if (!isSure) return
    setRevokedId(id)
    clearMessages()
    await revoke({ variables: { id } }).then(
      async ({ data }) => {
        setNewToken((shown) => (shown?.id === id ? undefined : shown))
        await refetchQuietly(client, SettingsDocument)
        // One that no longer works is revoked, too.
        setMessage(failureMessage(data?.revokeAccessToken) ?? `${name} is revoked.`)
      },
      (error: unknown) => setProblem(failureText(error, 'The token still works.')),
    )
    setRevokedId(undefined)
  }

  return (
    <SettingsSection title="API tokens" text="For programs that use the API in your name.">
      {tokens.length === 0 ? (
        <p>You have no tokens.</p>
      ) : (
        <SettingsRows>
          {tokens.map((token) => (
            <AccessTokenRow
              key={token.id}
              accessToken={token}
              busy={token.id === revokedId}
              disabled={revokedId !== undefined && token.id !== revokedId}
              onRevoke={(name) => void confirmAndRevoke(token.id, name)}
            />
          ))}
        </SettingsRows>
      )}
      {problem && <Notice text={problem} />}
      <p ref={status} className={styles.done} role="status" tabIndex={-1}>
        {message}
      </p>
      <AccessTokenForm user={user} onStart={clearMessages} show={show} />
      {newToken && (
        <CopyLine label="Your new token" text={newToken.token} noun="token">
          <b>This is your new token.</b> Keep it like a password: it is not shown again.
        </CopyLine>
      )}
      {dialog}
    </SettingsSection>
  )
}
