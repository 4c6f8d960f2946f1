import { OwnListings } from '../../features/own-listings/own-listings'

export const BrokerServices = () => <OwnListings kind="SERVICE" path="/dashboard/broker/services" />
