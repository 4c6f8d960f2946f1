import type { Role } from '../../features/session/roles'
import { AccessTokensSection } from './access-tokens/access-tokens-section'
import { PasswordSection } from './password/password-section'
import { SecondFactorsSection } from './second-factors/second-factors-section'
import { SecurityEventsSection } from './security-events/security-events-section'
import { SessionsSection } from './sessions/sessions-section'
import type { SettingsQuery } from './settings.generated'

interface Props {
  role: Role
  viewer: NonNullable<SettingsQuery['viewer']>
  data: Pick<SettingsQuery, 'sessions' | 'secondFactors' | 'accessTokens' | 'securityEvents'>
}

/** The sections for signing in, open sessions and access tokens. */
export const SecuritySections = ({ role, viewer, data }: Props) => (
  <>
    <PasswordSection user={viewer} />
    <SecondFactorsSection secondFactors={data.secondFactors} />
    <SessionsSection sessions={data.sessions} />
    {role !== 'admin' && <AccessTokensSection user={viewer} tokens={data.accessTokens} />}
    <SecurityEventsSection events={data.securityEvents} hasTokens={role !== 'admin' && data.accessTokens.length > 0} />
  </>
)
