import { DeskToCome } from '../../features/dashboard/desk-to-come'

export const FreelancerProjects = () => (
  <DeskToCome
    title="Projects"
    sentence="Work that clients order from you will stand here, with its due dates."
    meanwhile="Clients order from the services that you publish."
    to="/dashboard/freelancer/services"
    label="See your services"
  />
)
