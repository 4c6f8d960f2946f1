import { Desk } from '../../features/dashboard/desk'
import { useSession } from '../../features/session/use-session'

export const Overview = () => {
  const { user } = useSession()
  return (
    <Desk title="Dashboard" sentence={`Signed in as ${user?.name}.`}>
      {null}
    </Desk>
  )
}
