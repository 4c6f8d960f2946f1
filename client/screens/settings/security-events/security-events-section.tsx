import type { SettingsQuery } from '../settings.generated'
import { SettingsRows } from '../settings-row'
import { SettingsSection } from '../settings-section'
import { SecurityEventRow } from './security-event-row'

interface Props {
  events: SettingsQuery['securityEvents']
  hasTokens: boolean
}

export const SecurityEventsSection = ({ events, hasTokens }: Props) => (
  <SettingsSection
    title="Recent security events"
    text={`If you don't recognise one, change your password${hasTokens ? ' and revoke your tokens' : ''}.`}
  >
    {events.length === 0 ? (
      <p>Sign-ins, and changes to how you sign in, appear here.</p>
    ) : (
      <SettingsRows>
        {events.map((event) => (
          <SecurityEventRow key={event.id} securityEvent={event} />
        ))}
      </SettingsRows>
    )}
  </SettingsSection>
)
