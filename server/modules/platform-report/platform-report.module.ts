import { fromLongReads, type Module } from '../module'
import { createPlatformReports } from './platform-report.queries'
import { createPlatformReportRepository } from './platform-report.repository'

export const factories = {
  services: { platformReportRepository: fromLongReads(createPlatformReportRepository) },
  queries: { platformReports: createPlatformReports },
}

export const module = {
  resolvers: {
    Query: {
      engagementStateCounts: (_, __, { platformReports }) => platformReports.stateCounts(),
      platformReport: (_, { days }, { platformReports }) => platformReports.report(days),
    },
  },
  access: { Query: { engagementStateCounts: ['ADMIN'], platformReport: ['ADMIN'] } },
  adminReads: {
    engagementStateCounts: 'the number of orders in each state',
    platformReport: 'the platform report',
  },
  ...factories,
} satisfies Module
