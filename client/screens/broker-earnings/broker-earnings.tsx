import { DeskToCome } from '../../features/dashboard/desk-to-come'

export const BrokerEarnings = () => (
  <DeskToCome
    title="Earnings"
    sentence="What you have earned, and what is held until work is accepted, will be added up here."
    meanwhile="Earnings begin with a service that clients can find."
    to="/dashboard/broker/services"
    label="See your services"
  />
)
