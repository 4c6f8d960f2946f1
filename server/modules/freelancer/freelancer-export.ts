import { fromLines } from '../../database/columns'
import { dollars } from '../../lib/money'
import type { AccountExport } from '../module'

export const freelancerExport: AccountExport = {
  freelancer: async (db, { id }) => {
    const found = await db
      .selectFrom('freelancer')
      .select(['id', 'title', 'location', 'experience', 'hourlyRateCents', 'skills', 'description'])
      .where('userId', '=', id)
      .executeTakeFirst()
    if (!found) return null
    const { hourlyRateCents, skills, ...freelancer } = found
    return { ...freelancer, hourlyRate: dollars(hourlyRateCents), skills: fromLines(skills) }
  },
}
