import { expect, test } from 'vitest'
import { toCsv } from './download-csv'

const line = (...cells: string[]) => toCsv([cells])

test('CSV: starts with the byte order mark, and lines end as in RFC 4180', () =>
  expect(
    toCsv([
      ['Month', 'Paid'],
      ['2026-11', '49.99'],
    ]),
  ).toBe('\uFEFFMonth,Paid\r\n2026-11,49.99\r\n'))

test.each([
  ['a comma', 'Forms, signed', '"Forms, signed"'],
  ['a quote', 'The "Blue" Book', '"The ""Blue"" Book"'],
  ['a line', 'One\nTwo', '"One\nTwo"'],
  ['a carriage return', 'One\rTwo', '"One\rTwo"'],
  ['non-ASCII letters', 'Märkte für 東京', 'Märkte für 東京'],
  ['nothing', '', ''],
])('CSV: %s stays within its cell', (_, text, cell) => expect(line(text, 'next')).toBe(`\uFEFF${cell},next\r\n`))

test.each([
  ['=1+1', "'=1+1"],
  ['+1 (555) 0100', "'+1 (555) 0100"],
  ['-2+3', "'-2+3"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\tTab', "'\tTab"],
  ['=HYPERLINK("https://a.example","b")', `"'=HYPERLINK(""https://a.example"",""b"")"`],
])('CSV: %s is escaped, so that it is no formula', (text, cell) => expect(line(text)).toBe(`\uFEFF${cell}\r\n`))

test.each(['-5', '-5.25', '0', '10'])('CSV: %s stays a number', (text) => expect(line(text)).toBe(`\uFEFF${text}\r\n`))
