import { fromDatabase } from '../../database/from-database'
import type { Module } from '../module'
import { createSalesReports, type SalesReports } from './sales-report.queries'
import { createSalesReportRepository, type SalesReportRepository } from './sales-report.repository'
import { salesReportResolvers } from './sales-report.resolvers'

export interface SalesReportModule {
  services: { salesReportRepository: SalesReportRepository }
  queries: { salesReports: SalesReports }
}

export const salesReportModule = {
  resolvers: salesReportResolvers,
  access: { Query: { salesReport: ['VENDOR', 'FREELANCER', 'BROKER'] } },
  services: { salesReportRepository: fromDatabase(createSalesReportRepository) },
  queries: { salesReports: createSalesReports },
} satisfies Module<SalesReportModule>
