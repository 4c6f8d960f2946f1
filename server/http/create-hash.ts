/** Replaces Apollo's createHash, which finds no `require` in a bundle and then computes SHA-256 in JavaScript. */
export { createHash } from 'node:crypto'
