/** The result of an edit of content that has changed since the version `seen`. Undefined if it has not, and without `seen`. */
export const versionConflict = <Row extends { version: number }>(current: Row, seen: number | null | undefined) =>
  seen == null || seen === current.version
    ? undefined
    : {
        __typename: 'VersionConflict' as const,
        current,
        version: current.version,
        message: 'It was changed elsewhere, so nothing was saved.',
      }
