import { ListingEditor } from '../../features/own-listings/listing-editor'

export const FreelancerService = () => <ListingEditor kind="SERVICE" path="/dashboard/freelancer/services" />
