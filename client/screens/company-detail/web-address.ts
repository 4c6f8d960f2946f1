/** Where a company's website leads, and how it is written; null for what no browser should be sent to. */
export const webAddress = (website: string | null) =>
  website && /^https?:\/\//i.test(website)
    ? { href: website, label: website.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '') }
    : null
