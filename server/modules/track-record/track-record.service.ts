import type { TrackRecordRepository } from './track-record.repository'

export const createTrackRecordService = ({
  trackRecordRepository,
}: {
  trackRecordRepository: TrackRecordRepository
}) => ({
  /** Removes the counts of an account that is deleted. */
  removeAllOf: trackRecordRepository.removeOf,
})

export type TrackRecordService = ReturnType<typeof createTrackRecordService>
