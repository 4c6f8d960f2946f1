import Bowser from 'bowser'

/** Longer headers are cut. The rest does not identify browsers, and matching it takes time. */
const MAX_READ_LENGTH = 500
const MAX_DEVICE_LENGTH = 80
const UNKNOWN = 'Unknown device'

const parse = (userAgent: string) => Bowser.parse(userAgent.slice(0, MAX_READ_LENGTH) || ' ')

/** Browser and system of a User-Agent header: `Firefox on Linux`. */
export const deviceOf = (userAgent = '') => {
  const { browser, os } = parse(userAgent)
  return [browser.name, os.name].filter(Boolean).join(' on ').slice(0, MAX_DEVICE_LENGTH) || UNKNOWN
}

const wellKnown = new Set([...Object.values(Bowser.BROWSER_MAP), ...Object.values(Bowser.OS_MAP)])

/** The device for a mail, without text of the header's sender: only names of well-known browsers and systems. */
export const wellKnownDeviceOf = (userAgent = '') => {
  const { browser, os } = parse(userAgent)
  return wellKnown.has(browser.name ?? '') && wellKnown.has(os.name ?? '') ? deviceOf(userAgent) : UNKNOWN
}
