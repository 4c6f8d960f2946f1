/** Their skeletons show the same titles and texts. */
export const profileHead = { title: 'Profile', text: 'How others see you.' }
export const emailHead = { title: 'Email', text: 'Where you sign in, and where we write to.' }
