import { expect, test } from 'vitest'
import type { TrackRecordRow } from '../../database/tables/tables'
import { trackRecordView } from './track-record.view'

const empty: TrackRecordRow = {
  userId: 'usr-1',
  completed: 0,
  delivered: 0,
  deliveredOnTime: 0,
  answered1h: 0,
  answered3h: 0,
  answered6h: 0,
  answered12h: 0,
  answered24h: 0,
  answered48h: 0,
  answeredLater: 0,
}
const createdAt = '2024-03-31T23:30:00.000Z'
const sentencesOf = (record: Partial<TrackRecordRow>) =>
  trackRecordView({ createdAt }, { ...empty, ...record }).sentences

test('track record: an account without orders and answers shows only since when it is there', () => {
  expect(trackRecordView({ createdAt }, undefined)).toEqual({
    completedOrders: 0,
    onTimePercent: null,
    usualAnswerHours: null,
    sentences: [],
    memberSince: 'Member since March 2024',
  })
})

test('track record: a share on time needs five deliveries, and is rounded down', () => {
  expect(sentencesOf({ completed: 1, delivered: 4, deliveredOnTime: 4 })).toEqual(['1 order completed'])
  expect(sentencesOf({ delivered: 5, deliveredOnTime: 5 })).toEqual(['100% of 5 deliveries on time'])
  expect(sentencesOf({ delivered: 50, deliveredOnTime: 29 })).toEqual(['58% of 50 deliveries on time'])
  expect(sentencesOf({ completed: 1_200, delivered: 1_000, deliveredOnTime: 999 })).toEqual([
    '1,200 orders completed',
    '99% of 1,000 deliveries on time',
  ])
})

test.each<[string, Partial<TrackRecordRow>, string[]]>([
  ['four answers', { answered1h: 4 }, []],
  ['five fast ones', { answered1h: 5 }, ['Usually answers within an hour']],
  [
    'two thirds within three hours',
    { answered1h: 3, answered3h: 1, answeredLater: 2 },
    ['Usually answers within 3 hours'],
  ],
  ['less than two thirds within two days', { answered48h: 3, answeredLater: 2 }, []],
])('track record: %s', (_, record, sentences) => {
  expect(sentencesOf(record)).toEqual(sentences)
})
