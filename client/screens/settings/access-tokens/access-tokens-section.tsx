import { useState } from 'react'
import { refetchQuietly } from '../../../apollo/refetch-quietly'
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog'
import { Notice } from '../../../ui/feedback/notice'
import { SettingsDocument, type SettingsQuery } from '../settings.generated'
import { SettingsRows } from '../settings-row'
import { SettingsSection } from '../settings-section'
import { AccessTokenForm } from './access-token-form'
import { AccessTokenRow } from './access-token-row'
import { useRevokeAccessTokenMutation } from './access-tokens-section.generated'
import styles from './access-tokens-section.module.css'
import { NewToken } from './new-token'

interface Props {
  user: NonNullable<SettingsQuery['viewer']>
  tokens: SettingsQuery['accessTokens']
}

export const AccessTokensSection = ({ user, tokens }: Props) => {
  const [revoke, { loading, client }] = useRevokeAccessTokenMutation()
  const [newToken, setNewToken] = useState<string>()
  const [asked, setAsked] = useState<{ id: string; name: string }>()
  const [message, setMessage] = useState('')
  const [failed, setFailed] = useState(false)

  const revokeAsked = async ({ id, name }: { id: string; name: string }) => {
    setAsked(undefined)
    setNewToken(undefined)
    setMessage('')
    setFailed(false)
    await revoke({ variables: { id } }).then(
      async () => {
        await refetchQuietly(client, SettingsDocument)
        setMessage(`${name} is revoked.`)
      },
      () => setFailed(true),
    )
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
              disabled={loading}
              onRevoke={(name) => setAsked({ id: token.id, name })}
            />
          ))}
        </SettingsRows>
      )}
      {failed && <Notice text="Something went wrong. The token still works. Please try again." />}
      <p className={styles.done} role="status">
        {message}
      </p>
      <AccessTokenForm user={user} show={setNewToken} />
      {newToken && <NewToken token={newToken} />}
      {asked && (
        <ConfirmDialog
          title={`Revoke ${asked.name}?`}
          text="Programs that use this token are refused at once. You can't undo it."
          yes="Revoke"
          no="Keep"
          danger
          onYes={() => void revokeAsked(asked)}
          onNo={() => setAsked(undefined)}
        />
      )}
    </SettingsSection>
  )
}
