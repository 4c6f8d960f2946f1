import { afterAll, describe, expect, test } from 'vitest'
import { stats } from '../../../fixtures/stats'
import { testimonials } from '../../../fixtures/testimonials'
import { databases } from '../../testing/databases'
import { executor } from '../../testing/execute'

describe.each(databases)('the site on $name', async ({ openSample }) => {
  const db = await openSample()
  const execute = executor(db)
  afterAll(() => db.destroy())

  test('its figures are those of the fixtures, in their order', async () => {
    expect((await execute('{ stats { id label value } }')).data.stats).toEqual(stats)
  })

  test('its testimonials are those of the fixtures, in their order, each with a portrait', async () => {
    const { data } = await execute('{ testimonials { id quote author title avatar rating } }')
    expect(data.testimonials).toEqual(
      testimonials.map((testimonial) => ({ ...testimonial, avatar: `/artwork/avatar/${testimonial.id}.svg` })),
    )
  })
})
