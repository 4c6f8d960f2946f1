/** For a page that a mail leads to: its address opens something, and is nobody else's business. */
export const PrivateLink = () => (
  <>
    <meta name="robots" content="noindex" />
    <meta name="referrer" content="no-referrer" />
  </>
)
