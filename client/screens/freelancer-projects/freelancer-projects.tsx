import { Link } from 'react-router-dom'
import { NothingYet } from '../../features/dashboard/nothing-yet'
import { Sold } from '../../features/engagement/sold'
import { buttonClass } from '../../ui/button'

export const FreelancerProjects = () => (
  <Sold title="Projects" sentence="Work that clients order from you, and quotes they ask for, with due dates.">
    <NothingYet text="Clients order from the services that you publish.">
      <Link className={buttonClass({ variant: 'line' })} to="/dashboard/freelancer/services">
        See your services
      </Link>
    </NothingYet>
  </Sold>
)
