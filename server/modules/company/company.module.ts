import { fromDatabase } from '../../database/from-database'
import type { Module } from '../module'
import { type CompanyCommands, createCompanyCommands } from './company.commands'
import { type CompanyQueries, createCompanyQueries } from './company.queries'
import { type CompanyRepository, createCompanyRepository } from './company.repository'
import { companyResolvers } from './company.resolvers'
import { type CompanyService, createCompanyService } from './company.service'

export interface CompanyModule {
  services: { companyRepository: CompanyRepository; companyService: CompanyService }
  queries: { companies: CompanyQueries }
  commands: { companyCommands: CompanyCommands }
}

export const companyModule = {
  resolvers: companyResolvers,
  access: {
    Query: { companies: 'anyone', company: 'anyone' },
    Mutation: { updateCompany: ['VENDOR', 'FREELANCER', 'BROKER'] },
  },
  services: { companyRepository: fromDatabase(createCompanyRepository), companyService: createCompanyService },
  queries: { companies: createCompanyQueries },
  commands: { companyCommands: createCompanyCommands },
} satisfies Module<CompanyModule>
