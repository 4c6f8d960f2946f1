import type { FragmentType } from '@apollo/client'
import { securityEventTitles } from '../../../features/dashboard/security-event'
import { dayAndTime } from '../../../lib/dates'
import { SettingsRow } from '../settings-row'
import {
  type SecurityEventRow_SecurityEventFragment,
  useSecurityEventRow_SecurityEventFragment,
} from './security-event-row.generated'

interface Props {
  securityEvent: FragmentType<SecurityEventRow_SecurityEventFragment>
}

export const SecurityEventRow = ({ securityEvent: from }: Props) => {
  const { at, kind, details, device, network } = useSecurityEventRow_SecurityEventFragment(from)
  return (
    <SettingsRow
      icon={kind.endsWith('_REFUSED') ? 'alert' : 'shield'}
      title={securityEventTitles[kind]}
      details={
        <>
          <time dateTime={at}>{dayAndTime(at)}</time>
          {[details, device, network].map((text) => text && `, ${text}`)}
        </>
      }
    />
  )
}
