/** Replaces Apollo's own, which finds no `require` in a bundle and then computes SHA-256 in JavaScript. */
export { createHash } from 'node:crypto'
