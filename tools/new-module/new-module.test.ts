import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../lib/run.mjs'
import { planModule } from './plan-module'

test.each([
  [[], 'Give the module a name in the singular'],
  [['Workshop'], 'Give the module a name in the singular'],
  [['workshop', 'Workshops'], 'Workshops is no name'],
  [['sheep', 'sheep'], 'sheep needs another word for several: npm run new:module -- sheep sheep-list'],
  [['job'], 'server/modules/job exists already: give the module another name.'],
  [['testimonial'], 'fixtures/testimonials.ts exists already'],
  [['profile'], 'The schema has a type Profile already'],
  [['stat'], 'fixtures/stats.ts exists already'],
  [['own-job'], 'The schema has a field ownJobs already'],
  [['mail-token'], 'server/database/tables/account-tables.ts has a table mailToken already'],
  [
    ['live-update', 'live-events'],
    'server/modules/live-event/live-event.module.ts has services of these names already',
  ],
])('new:module: %j is refused', (args, problem) => {
  expect(() => planModule(root, args)).toThrow(problem)
})

test('new:module: names the plural, and ids by the first letters unless they are taken', () => {
  const { files } = planModule(root, ['company-visit'])
  expect(files['fixtures/company-visits.ts']).toContain("id: 'company-visit-1'")
  expect(planModule(root, ['gallery']).files['fixtures/galleries.ts']).toContain("id: 'gal-1'")
  expect(planModule(root, ['person', 'people']).files['schema/person.graphql']).toContain('  people(')
})

test('new:module: a migration gets the number after the last one', () => {
  const numbers = Object.keys(planModule(root, ['lighthouse']).files).flatMap(
    (file) => /migrations\/(\d{4})-lighthouses\.ts$/.exec(file)?.[1] ?? [],
  )
  const existing = readdirSync(join(root, 'server/database/migrations')).map((file) => Number.parseInt(file, 10) || 0)
  expect(numbers).toEqual([String(Math.max(...existing) + 1).padStart(4, '0')])
})
