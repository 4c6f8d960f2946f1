import { fromLongReads, type Module } from '../module'
import { sellers } from '../roles'
import { createSalesReports } from './sales-report.queries'
import { createSalesReportRepository } from './sales-report.repository'
import { salesReportResolvers } from './sales-report.resolvers'

export const factories = {
  services: { salesReportRepository: fromLongReads(createSalesReportRepository) },
  queries: { salesReports: createSalesReports },
}

export const module = {
  resolvers: salesReportResolvers,
  access: { Query: { salesReport: sellers } },
  tokenAccess: { READ: ['salesReport'] },
  ...factories,
} satisfies Module
