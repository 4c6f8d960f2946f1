import type { UserRow } from '../../database/tables/tables'
import type { AccessTokenService } from './access-token.service'

export const createAccessTokenQueries = ({ accessTokenService }: { accessTokenService: AccessTokenService }) => ({
  ownedBy: ({ id }: UserRow) => accessTokenService.liveOf(id),
})
