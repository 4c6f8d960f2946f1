import { fromDatabase, type Module, type ServicesOf } from '../module'
import { sellers } from '../roles'
import { createCompanyCommands } from './company.commands'
import { createCompanyQueries } from './company.queries'
import { createCompanyRepository } from './company.repository'
import { companyResolvers } from './company.resolvers'
import { createCompanyService } from './company.service'

const factories = {
  services: { companyRepository: fromDatabase(createCompanyRepository), companyService: createCompanyService },
  queries: { companies: createCompanyQueries },
  commands: { companyCommands: createCompanyCommands },
}

export type CompanyModule = ServicesOf<typeof factories>

export const companyModule = {
  resolvers: companyResolvers,
  access: {
    Query: { companies: 'anyone', company: 'anyone' },
    Mutation: { updateCompany: sellers },
  },
  nodes: {
    Company: { prefix: 'com', access: 'anyone', load: (id, { companies }) => companies.find(id) },
  },
  tokenAccess: { READ: ['companies', 'company'], WRITE: ['updateCompany'] },
  ...factories,
} satisfies Module
