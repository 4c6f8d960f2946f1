import Bowser from 'bowser'

/** Beyond this nothing tells browsers apart, and matching costs time. */
const LONGEST_READ = 500
const LONGEST_DEVICE = 80

/** What people call the browser that a User-Agent header names: `Firefox on Linux`. */
export const deviceOf = (userAgent = '') => {
  const { browser, os } = Bowser.parse(userAgent.slice(0, LONGEST_READ) || ' ')
  return [browser.name, os.name].filter(Boolean).join(' on ').slice(0, LONGEST_DEVICE) || 'Unknown device'
}
