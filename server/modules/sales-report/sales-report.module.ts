import { fromLongReads, type Module, type ServicesOf } from '../module'
import { sellers } from '../roles'
import { createSalesReports } from './sales-report.queries'
import { createSalesReportRepository } from './sales-report.repository'
import { salesReportResolvers } from './sales-report.resolvers'

const factories = {
  services: { salesReportRepository: fromLongReads(createSalesReportRepository) },
  queries: { salesReports: createSalesReports },
}

export type SalesReportModule = ServicesOf<typeof factories>

export const salesReportModule = {
  resolvers: salesReportResolvers,
  access: { Query: { salesReport: sellers } },
  tokenAccess: { READ: ['salesReport'] },
  ...factories,
} satisfies Module
