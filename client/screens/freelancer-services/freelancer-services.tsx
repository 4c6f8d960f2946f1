import { OwnListings } from '../../features/own-listings/own-listings'

export const FreelancerServices = () => <OwnListings kind="SERVICE" path="/dashboard/freelancer/services" />
