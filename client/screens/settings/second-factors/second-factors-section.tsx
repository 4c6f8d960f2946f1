import { useApolloClient } from '@apollo/client/react'
import { refetchQuietly } from '../../../apollo/refetch-quietly'
import { lazyPart } from '../../../lib/lazy-named'
import { Skeleton } from '../../../ui/feedback/skeleton'
import { SettingsDocument, type SettingsQuery } from '../settings.generated'
import { SettingsSection } from '../settings-section'

const SecondFactors = lazyPart(
  () => import('../../../features/second-factor/second-factors'),
  'SecondFactors',
  <Skeleton height="12rem" />,
)

export const SecondFactorsSection = ({ secondFactors }: { secondFactors: SettingsQuery['secondFactors'] }) => {
  const client = useApolloClient()
  return (
    <SettingsSection
      title="Second factor"
      text="With an authenticator app or a passkey, a stolen password is not enough to sign in."
    >
      <SecondFactors secondFactors={secondFactors} onChange={() => void refetchQuietly(client, SettingsDocument)} />
    </SettingsSection>
  )
}
