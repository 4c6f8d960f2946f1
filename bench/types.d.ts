// Packages that only the bench commands install.
declare module '@as-integrations/express5'
declare module 'autocannon'
declare module 'chrome-launcher'
declare module 'fastify'
declare module 'graphql-yoga'
declare module 'lighthouse'
declare module 'mercurius'
