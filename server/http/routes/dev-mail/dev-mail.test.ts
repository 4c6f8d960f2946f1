import { expect, test } from 'vitest'
import { createSampleMail } from '../../../infrastructure/mail/mail'
import { startServer } from '../../../testing/test-server'

const now = () => new Date('2026-11-21T12:00:00.000Z')

test('/dev/mail: mails are shown newest first, as text with links and as HTML in a frame', async () => {
  const sampleMail = createSampleMail(now)
  const { visit } = await startServer({ sampleMail })
  expect(await (await visit('/dev/mail')).text()).toContain('There are none yet.')
  await sampleMail.send({ to: 'a@example.com', subject: 'First <b>', text: 'Hello', html: '' })
  await sampleMail.send({
    to: '"><script>alert(1)</script>@example.com',
    subject: 'Second',
    text: 'Open\n\nhttp://localhost:4000/reset-password?token=a&b=1\n\nor not <img src=x onerror=alert(1)>',
    html: '<html><head></head><p class="a">Hello</p></html>',
  })
  const response = await visit('/dev/mail')
  const html = await response.text()
  expect(html.indexOf('Second')).toBeLessThan(html.indexOf('First'))
  expect(html).toContain('<a href="http://localhost:4000/reset-password?token=a&amp;b=1">')
  expect(html).not.toMatch(/<b>|<img|<script/)
  expect(html.match(/<iframe/g)).toHaveLength(1)
  expect(html).toContain('&lt;p class=&quot;a&quot;&gt;Hello')
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(response.headers.get('x-robots-tag')).toBe('noindex')
  expect(response.headers.get('content-security-policy')).toContain("script-src 'self'")
})

test('/dev/mail: the sample mail stores the last hundred mails', async () => {
  const sampleMail = createSampleMail(now)
  for (let i = 1; i <= 101; i++) await sampleMail.send({ to: 'a@example.com', subject: `No. ${i}`, text: '', html: '' })
  expect(sampleMail.sent()).toHaveLength(100)
  expect(sampleMail.sent()[0]?.subject).toBe('No. 101')
})

test.each([{ 'x-forwarded-for': '203.0.113.7' }, { forwarded: 'for=203.0.113.7' }, { host: 'rebound.example' }])(
  '/dev/mail: it is a 404 for a request with the header %j, which may come from another machine',
  async (headers) => {
    const { send } = await startServer({ sampleMail: createSampleMail(now) })
    expect((await send('/dev/mail', { headers })).status).toBe(404)
    expect((await send('/dev/mail', { headers: { host: 'localhost:4000' } })).status).toBe(200)
  },
)

test('/dev/mail: it is a 404 where mails are really sent', async () => {
  const { visit } = await startServer()
  expect((await visit('/dev/mail')).status).toBe(404)
})
