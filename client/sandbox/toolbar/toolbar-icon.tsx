/** An icon in the size of GraphiQL's own, drawn by one path. */
export const ToolbarIcon = ({ path }: { path: string }) => (
  <svg className="graphiql-toolbar-icon" viewBox="0 0 16 16" fill="none" stroke="currentColor" aria-hidden="true">
    <path d={path} strokeWidth="1.4" />
  </svg>
)
