/** Where people write who need a person. */
export const SUPPORT_ADDRESS = 'support@marque.example'
