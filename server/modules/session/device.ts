import Bowser from 'bowser'

/** Longer headers are cut: the rest does not identify browsers, and matching costs time. */
const MAX_READ_LENGTH = 500
const MAX_DEVICE_LENGTH = 80

/** Browser and system of a User-Agent header: `Firefox on Linux`. */
export const deviceOf = (userAgent = '') => {
  const { browser, os } = Bowser.parse(userAgent.slice(0, MAX_READ_LENGTH) || ' ')
  return [browser.name, os.name].filter(Boolean).join(' on ').slice(0, MAX_DEVICE_LENGTH) || 'Unknown device'
}
