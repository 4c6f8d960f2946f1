/** The file store can't be reached or refuses to work, through no fault of a request. */
export class FilesUnavailable extends Error {
  override name = 'FilesUnavailable'
}
