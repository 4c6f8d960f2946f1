// What is installed by the bench commands alone.
declare module 'autocannon'
declare module 'chrome-launcher'
declare module 'fastify'
declare module 'graphql-yoga'
declare module 'lighthouse'
declare module 'mercurius'
