import { useApolloClient } from '@apollo/client/react'
import { Suspense } from 'react'
import { refetchQuietly } from '../../../apollo/refetch-quietly'
import { lazyNamed } from '../../../lib/lazy-named'
import { Skeleton } from '../../../ui/feedback/skeleton'
import { SettingsDocument, type SettingsQuery } from '../settings.generated'
import { SettingsSection } from '../settings-section'

const SecondFactors = lazyNamed(() => import('../../../features/second-factor/second-factors'), 'SecondFactors')

export const SecondFactorsSection = ({ secondFactors }: { secondFactors: SettingsQuery['secondFactors'] }) => {
  const client = useApolloClient()
  return (
    <SettingsSection
      title="Second factor"
      text="With an authenticator app or a passkey, a stolen password is not enough to sign in."
    >
      <Suspense fallback={<Skeleton height="12rem" />}>
        <SecondFactors secondFactors={secondFactors} onChange={() => void refetchQuietly(client, SettingsDocument)} />
      </Suspense>
    </SettingsSection>
  )
}
