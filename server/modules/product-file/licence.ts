import type { SoldChoice } from '../listing-option/choice'
import { offeredOptions } from '../listing-option/listing-options'

/** The licence of products whose seller wrote none. */
export const standardLicence = [
  'You may use these files in your own business for as long as you like, change them, and keep copies for your records.',
  'You may show and send what you make with them to your own clients, investors, advisers and authorities. You may not sell the files, publish them, or hand them to others to use in their business.',
  'They are for the company that buys them. The files are provided as they are described on their page; they are not legal advice about your case.',
].join('\n\n')

export const licenceOf = ({ licence }: { licence: string }) => licence || standardLicence

/** The text to store: empty for the standard licence. */
export const storedLicence = (text: string) => (text === standardLicence ? '' : text)

/** The licence of a sale. Where a licence for more people is offered, it says for how many it is. */
export const soldLicence = (listing: { licence: string; options: string }, choice: SoldChoice | null) => {
  const text = licenceOf(listing)
  if (!offeredOptions(listing).teamLicence) return text
  const people = choice?.teamLicence?.people
  return `${people ? `This licence is for up to ${people} people of the company that buys it.` : 'This licence is for one person.'}\n\n${text}`
}
