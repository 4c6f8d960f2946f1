/** The code of the broker whose link led to this page, if any. */
export const brokerCode = () => {
  const code = new URLSearchParams(window.location.search).get('broker')
  return code && /^[\w-]{1,100}$/.test(code) ? code : undefined
}
