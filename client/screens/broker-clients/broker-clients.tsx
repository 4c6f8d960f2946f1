import { DeskToCome } from '../../features/dashboard/desk-to-come'

export const BrokerClients = () => (
  <DeskToCome
    title="Clients"
    sentence="The clients you act for, and the work under way for each, will stand here."
    meanwhile="Clients find you by the services that you publish."
    to="/dashboard/broker/services"
    label="See your services"
  />
)
