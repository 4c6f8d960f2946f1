/** The address of a picture that is not cropped. Drawn covers fill all of theirs. */
export const uncroppedPicture = (picture: string) =>
  `${picture}?size=${picture.startsWith('/uploads/') ? 'whole' : 'large'}`
