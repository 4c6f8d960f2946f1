import { afterAll, describe, expect, test } from 'vitest'
import { stats } from '../../../fixtures/stats'
import { testimonials } from '../../../fixtures/testimonials'
import { databases } from '../../testing/database/databases'
import { executor } from '../../testing/execute'
import { StatsDocument, TestimonialsDocument } from './site.test.generated'

describe.each(databases)('site content on $name', async ({ openSample }) => {
  const db = await openSample()
  const execute = executor(db)
  afterAll(() => db.destroy())

  test('stats: those of the fixtures, in the same order', async () => {
    expect((await execute(StatsDocument)).data.stats).toEqual(stats)
  })

  test('testimonials: those of the fixtures, in the same order, each with an avatar', async () => {
    const { data } = await execute(TestimonialsDocument)
    expect(data.testimonials).toEqual(
      testimonials.map((testimonial) => ({ ...testimonial, avatar: `/artwork/avatar/${testimonial.id}.svg` })),
    )
  })
})
