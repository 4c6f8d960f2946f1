/** What keeps us from comparing at all: an unknown commit, a schema that doesn't build. Its message is for the person who typed. */
export class Problem extends Error {}
