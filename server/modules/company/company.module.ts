import { fromDatabase, type Module } from '../module'
import { sellers } from '../roles'
import { createCompanyCommands } from './company.commands'
import { createCompanyQueries } from './company.queries'
import { createCompanyRepository } from './company.repository'
import { companyResolvers } from './company.resolvers'
import { createCompanyService } from './company.service'
import { companyExport } from './company-export'

export const factories = {
  services: { companyRepository: fromDatabase(createCompanyRepository), companyService: createCompanyService },
  queries: { companies: createCompanyQueries },
  commands: { companyCommands: createCompanyCommands },
}

export const module = {
  resolvers: companyResolvers,
  access: {
    Query: { companies: 'anyone', company: 'anyone' },
    Mutation: { updateCompany: sellers },
  },
  nodes: {
    Company: { prefix: 'com', access: 'anyone', load: (id, { companies }) => companies.find(id) },
  },
  tokenAccess: { READ: ['companies', 'company'], WRITE: ['updateCompany'] },
  accountExport: companyExport,
  ...factories,
} satisfies Module
