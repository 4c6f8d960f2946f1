import { loaderOfOne } from '../../database/loader'
import type { UserQueries } from '../user/user.queries'
import type { TrackRecordRepository } from './track-record.repository'
import { trackRecordView } from './track-record.view'

interface Dependencies {
  trackRecordRepository: TrackRecordRepository
  users: Pick<UserQueries, 'of'>
}

export const createTrackRecordQueries = ({ trackRecordRepository, users }: Dependencies) => {
  const ofUser = loaderOfOne(trackRecordRepository.ofUsers, ({ userId }) => userId)
  return {
    /** The track record of a seller. */
    of: async (userId: string) => trackRecordView(await users.of(userId), await ofUser.load(userId)),
  }
}
