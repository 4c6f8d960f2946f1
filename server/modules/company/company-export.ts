import { fromLines } from '../../database/columns'
import type { AccountExport } from '../module'

export const companyExport: AccountExport = {
  company: async (db, { id }) => {
    const company = await db
      .selectFrom('company')
      .select(['id', 'name', 'logo', 'banner', 'description', 'services', 'website', 'location'])
      .select(['foundedYear', 'employeeCount', 'contactEmail', 'contactPhone', 'createdAt'])
      .where('ownerId', '=', id)
      .executeTakeFirst()
    return company ? { ...company, services: fromLines(company.services) } : null
  },
}
