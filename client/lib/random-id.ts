/** 128 random bits, as 32 hexadecimal digits. Not `crypto.randomUUID`, which exists on HTTPS and localhost only. */
export const randomId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
