/** The email address of the people who run a site without a public address, such as the demonstration. */
export const SAMPLE_SUPPORT_ADDRESS = 'support@marque.example'
