import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { jobs } from '../../../fixtures/jobs'
import { visit } from '../../testing/render-screen'

const latest = [...jobs].sort((a, b) => b.postedAt.localeCompare(a.postedAt)).map(({ id }) => id)

test.each([latest[0], latest[1], latest.at(-1)])(
  'related jobs: %s links to the three latest other jobs',
  async (id) => {
    await visit(`/jobs/${id}`)
    const related = await screen.findByRole('region', { name: 'Related jobs' })
    const links = [...related.querySelectorAll('h3 a')].map((link) => link.getAttribute('href'))
    expect(links).toEqual(
      latest
        .filter((other) => other !== id)
        .slice(0, 3)
        .map((other) => `/jobs/${other}`),
    )
  },
)
