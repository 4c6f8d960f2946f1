import { useApolloClient } from '@apollo/client/react'
import { refetchQuietly } from '../../apollo/refetch-quietly'
import { DashboardPage } from '../../features/dashboard/dashboard-page'
import { PanelStack } from '../../features/dashboard/panel'
import { CredentialList } from './credential-list'
import { CredentialQueueDocument } from './credential-queue.generated'

/** Registrations that wait for an admin, and those that are shown on profiles. */
export const CredentialQueue = () => {
  const client = useApolloClient()
  const refresh = () => refetchQuietly(client, CredentialQueueDocument, 'SideNav')
  return (
    <DashboardPage
      title="Registrations to check"
      lead="Compare each number with the public register, and the name with the account. What you decide and read is recorded."
    >
      <PanelStack>
        <CredentialList
          state="ASKED"
          title="Waiting for a check"
          empty="Nothing waits for a check."
          onAdvanced={refresh}
        />
        <CredentialList
          state="CHECKED"
          title="Shown on profiles"
          empty="No registration is checked."
          onAdvanced={refresh}
        />
      </PanelStack>
    </DashboardPage>
  )
}
