import { fromLongReads, type Module, type ServicesOf } from '../module'
import { createMonitoringRepository } from './monitoring.repository'

const factories = { services: { monitoringRepository: fromLongReads(createMonitoringRepository) } }

export type MonitoringModule = ServicesOf<typeof factories>

/** What operators watch. The API doesn't serve it: `/metrics` does. */
export const monitoringModule = factories satisfies Module
