/** What of a description stands alone on cards. */
export const firstParagraph = (description: string) => description.split(/\n\s*\n/, 1)[0] ?? ''
