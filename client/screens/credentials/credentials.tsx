import { CredentialRow } from '../../features/credential/credential-row'
import { DashboardPage } from '../../features/dashboard/dashboard-page'
import { EmptyPanel, Panel, PanelStack } from '../../features/dashboard/panel'
import { Loaded } from '../../features/page/errors/loaded'
import { CredentialForm } from './credential-form'
import { useCredentialsQuery } from './credentials.generated'

/** The viewer's registrations, and the form to have another one checked. */
export const Credentials = () => {
  const query = useCredentialsQuery({ fetchPolicy: 'cache-and-network' })
  return (
    <DashboardPage
      title="Registrations"
      lead="Company, bar, agent and other numbers that Marque compares with the register once a year and shows on your profile."
    >
      <PanelStack>
        <Loaded
          query={query}
          loading="Loading your registrations"
          height="12rem"
          failure="Your registrations could not be loaded"
        >
          {({ credentials }) => (
            <Panel title="Your registrations">
              {credentials.length === 0 ? (
                <EmptyPanel text="None yet. Send in a number, and a file that shows it is yours." />
              ) : (
                <ul>
                  {credentials.map((credential) => (
                    <CredentialRow key={credential.id} credential={credential} />
                  ))}
                </ul>
              )}
            </Panel>
          )}
        </Loaded>
        <Panel title="Have a registration checked">
          <CredentialForm onAsked={() => query.refetch()} />
        </Panel>
      </PanelStack>
    </DashboardPage>
  )
}
