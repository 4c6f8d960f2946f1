import { ListingEditor } from '../../features/own-listings/listing-editor'

export const BrokerService = () => <ListingEditor kind="SERVICE" path="/dashboard/broker/services" />
