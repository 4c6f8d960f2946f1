import { expect, test } from 'vitest'
import { createMail, quoted } from './mail-template'

const nasty = '<img src=x onerror=alert(1)> & "quotes"'

test('mail template: both forms say the same, and every text is escaped in the HTML', () => {
  const { subject, text, html } = createMail({
    to: `${nasty} Whitfield`,
    subject: `Line one\r\nBcc: ${nasty}`,
    paragraphs: [nasty],
    quote: { by: nasty, text: `${nasty}\nsecond line` },
    facts: [[nasty, nasty]],
    button: { label: nasty, url: 'https://marque.example/?a=1&b="2"' },
    after: [nasty],
  })
  expect(subject).not.toMatch(/[\r\n]/)
  expect(text).toContain(`> ${nasty}\n> second line`)
  expect(text).toMatch(/\n\nhttps:\/\/marque\.example\/\?a=1&b="2"\n\n/)
  expect(html).not.toMatch(/<img|onerror=alert\(1\)>(?!&)/)
  expect(html.match(/&lt;img src=x onerror=alert\(1\)&gt; &amp; &quot;quotes&quot;/g)).toHaveLength(8)
  expect(html).toContain('href="https://marque.example/?a=1&amp;b=&quot;2&quot;"')
  expect(html.match(/<a /g)).toHaveLength(1)
  expect(html).not.toMatch(/src="http|url\(/)
})

test('mail template: greets by the first name, cuts what was written at 500 characters, and titles at 80', () => {
  const { text } = createMail({
    to: 'Marta Keller',
    subject: 'S',
    paragraphs: [],
    quote: { by: 'Ada', text: 'é'.repeat(600) },
  })
  expect(text).toMatch(/^Hello Marta,\n/)
  expect(text).toContain(`> ${'é'.repeat(499)}…`)
  expect(text).not.toContain('é'.repeat(500))
  expect(quoted('x'.repeat(200))).toHaveLength(82)
  expect(createMail({ subject: 'S', paragraphs: [] }).text).toMatch(/^Hello,\n/)
})
