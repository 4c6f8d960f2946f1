/** What people give as a link is one, and no `javascript:`. The server checks it too. */
export const isWebAddress = (address: string) => URL.canParse(address) && /^https?:$/.test(new URL(address).protocol)
