import { fromLongReads, type Module, type ServicesOf } from '../module'
import { createPlatformReports } from './platform-report.queries'
import { createPlatformReportRepository } from './platform-report.repository'

const factories = {
  services: { platformReportRepository: fromLongReads(createPlatformReportRepository) },
  queries: { platformReports: createPlatformReports },
}

export type PlatformReportModule = ServicesOf<typeof factories>

export const platformReportModule = {
  resolvers: { Query: { platformReport: (_, { days }, { platformReports }) => platformReports.report(days) } },
  access: { Query: { platformReport: ['ADMIN'] } },
  adminReads: { platformReport: 'the platform report' },
  ...factories,
} satisfies Module
