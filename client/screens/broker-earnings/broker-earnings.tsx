import { Earnings } from '../../features/figures/earnings'

export const BrokerEarnings = () => <Earnings services="/dashboard/broker/services" />
