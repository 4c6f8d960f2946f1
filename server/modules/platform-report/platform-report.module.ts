import { fromLongReads, type Module } from '../module'
import { createPlatformReports } from './platform-report.queries'
import { createPlatformReportRepository } from './platform-report.repository'

export const factories = {
  services: { platformReportRepository: fromLongReads(createPlatformReportRepository) },
  queries: { platformReports: createPlatformReports },
}

export const module = {
  resolvers: { Query: { platformReport: (_, { days }, { platformReports }) => platformReports.report(days) } },
  access: { Query: { platformReport: ['ADMIN'] } },
  adminReads: { platformReport: 'the platform report' },
  ...factories,
} satisfies Module
