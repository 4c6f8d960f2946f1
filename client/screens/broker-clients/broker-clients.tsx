import { Link } from 'react-router-dom'
import { NothingYet } from '../../features/dashboard/nothing-yet'
import { Sold } from '../../features/engagement/sold'
import { buttonClass } from '../../ui/button'

export const BrokerClients = () => (
  <Sold title="Clients" sentence="The clients you act for, and the work under way for each.">
    <NothingYet text="Clients find you by the services that you publish.">
      <Link className={buttonClass({ variant: 'line' })} to="/dashboard/broker/services">
        See your services
      </Link>
    </NothingYet>
  </Sold>
)
