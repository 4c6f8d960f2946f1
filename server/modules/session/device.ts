import Bowser from 'bowser'

/** Longer headers are cut: the rest does not identify browsers, and matching costs time. */
const LONGEST_READ = 500
const LONGEST_DEVICE = 80

/** Browser and system of a User-Agent header: `Firefox on Linux`. */
export const deviceOf = (userAgent = '') => {
  const { browser, os } = Bowser.parse(userAgent.slice(0, LONGEST_READ) || ' ')
  return [browser.name, os.name].filter(Boolean).join(' on ').slice(0, LONGEST_DEVICE) || 'Unknown device'
}
