import { fromLines, VISIBLE } from '../../database/columns'
import type { Database } from '../../database/connection'

/** A generated picture; its seed is the id of a listing, a company or an account. */
const drawing = /^\/artwork\/(cover|emblem|avatar)\/(?:[^/]+\/)*([a-z0-9-]+)\.svg$/

export const createVisiblePictureRepository = (db: Database) => {
  const covers = (id: string) =>
    db
      .selectFrom('listing')
      .select('images as pictures')
      .where('id', 'in', [id, id.replace(/-inside$/, '')])
      .where('visible', '=', VISIBLE)
      .execute()
  const logos = (id: string) =>
    db.selectFrom('company').select('logo as pictures').where('id', '=', id).where('visible', '=', VISIBLE).execute()
  const portraits = (id: string) =>
    db
      .selectFrom('freelancer')
      .innerJoin('user', 'user.id', 'freelancer.userId')
      .select('user.avatar as pictures')
      .where('user.id', '=', id)
      .where('visible', '=', VISIBLE)
      .execute()
  const queries = new Map<string, (id: string) => Promise<{ pictures: string }[]>>([
    ['cover', covers],
    ['emblem', logos],
    ['avatar', portraits],
  ])

  return {
    /** True if a public page shows the generated picture. */
    isShown: async (path: string) => {
      const [, kind = '', id = ''] = drawing.exec(path) ?? []
      const rows = (await queries.get(kind)?.(id)) ?? []
      return rows.some(({ pictures }) => fromLines(pictures).includes(path))
    },
  }
}
