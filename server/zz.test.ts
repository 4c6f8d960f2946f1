import { test } from 'vitest'
import { openSample } from './database/open-sample'
import { createServices } from './services'
import { testOutside } from './testing/outside'
import { nobody } from './visitor'
test('x', async () => {
  const db = await openSample()
  const outside = testOutside()
  for (let r = 0; r < 5; r++) {
    const t = performance.now()
    for (let i = 0; i < 5000; i++) createServices(db, outside, nobody)
    console.log('us per createServices', ((performance.now() - t) / 5000) * 1000)
  }
})
