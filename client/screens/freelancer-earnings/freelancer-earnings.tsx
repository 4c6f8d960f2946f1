import { Earnings } from '../../features/figures/earnings'

export const FreelancerEarnings = () => <Earnings services="/dashboard/freelancer/services" />
