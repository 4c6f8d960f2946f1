import { fromLongReads, type Module } from '../module'
import { createMonitoringRepository } from './monitoring.repository'

export const factories = { services: { monitoringRepository: fromLongReads(createMonitoringRepository) } }

/** Figures that operators watch. `/metrics` serves them, the API doesn't. */
export const module = factories satisfies Module
