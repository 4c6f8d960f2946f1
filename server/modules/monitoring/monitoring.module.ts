import { fromLongReads, type Module, type ServicesOf } from '../module'
import { createMonitoringRepository } from './monitoring.repository'

const factories = { services: { monitoringRepository: fromLongReads(createMonitoringRepository) } }

export type MonitoringModule = ServicesOf<typeof factories>

/** Figures that operators watch. `/metrics` serves them, the API doesn't. */
export const monitoringModule = factories satisfies Module
