/** The email address of the people who run the site. */
export const SUPPORT_ADDRESS = 'support@marque.example'
