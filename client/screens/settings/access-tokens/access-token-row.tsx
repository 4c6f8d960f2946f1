import type { FragmentType } from '@apollo/client'
import { shortDay, timeAgo } from '../../../lib/dates'
import { TextButton } from '../../../ui/button/text-button'
import { Badge } from '../../../ui/text/badge'
import { SettingsRow } from '../settings-row'
import {
  type AccessTokenRow_AccessTokenFragment,
  useAccessTokenRow_AccessTokenFragment,
} from './access-token-row.generated'

interface Props {
  accessToken: FragmentType<AccessTokenRow_AccessTokenFragment>
  busy: boolean
  disabled: boolean
  onRevoke: (name: string) => void
}

export const AccessTokenRow = ({ accessToken: from, onRevoke, ...button }: Props) => {
  const { name, prefix, scope, createdAt, lastUsedAt, expiresAt } = useAccessTokenRow_AccessTokenFragment(from)
  return (
    <SettingsRow
      icon="globe"
      title={
        <>
          {name} {scope === 'READ' ? <Badge tone="plain">Read only</Badge> : <Badge tone="wait">Read and write</Badge>}
        </>
      }
      details={
        <>
          {prefix}…, created <time dateTime={createdAt}>{shortDay(createdAt)}</time>,{' '}
          {lastUsedAt ? (
            <>
              last used <time dateTime={lastUsedAt}>{timeAgo(lastUsedAt)}</time>
            </>
          ) : (
            'never used'
          )}
          , expires <time dateTime={expiresAt}>{shortDay(expiresAt)}</time>
        </>
      }
    >
      <TextButton {...button} onClick={() => onRevoke(name)}>
        Revoke<span className="visually-hidden"> {name}</span>
      </TextButton>
    </SettingsRow>
  )
}
