import type { SettingsQuery } from '../settings.generated'
import { SettingsRows } from '../settings-row'
import { SettingsSection } from '../settings-section'
import { SecurityEventRow } from './security-event-row'

export const SecurityEventsSection = ({ events }: { events: SettingsQuery['securityEvents'] }) => (
  <SettingsSection
    title="Recent security events"
    text="If you don't recognise one, change your password and revoke your tokens."
  >
    {events.length === 0 ? (
      <p>Sign-ins, changes of your email address and password, and what happens to your API tokens appear here.</p>
    ) : (
      <SettingsRows>
        {events.map((event) => (
          <SecurityEventRow key={event.id} securityEvent={event} />
        ))}
      </SettingsRows>
    )}
  </SettingsSection>
)
