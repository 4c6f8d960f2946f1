/** Bytes as base64 without padding. For short ones: long ones would be faster in parts. */
export const toBase64 = (bytes: Uint8Array) => {
  let characters = ''
  for (const byte of bytes) characters += String.fromCharCode(byte)
  return withoutPadding(btoa(characters))
}

export const toBase64Url = (bytes: Uint8Array) => urlSafe(toBase64(bytes))

/** The UTF-8 of a text as base64url. */
export const textToBase64Url = (text: string) =>
  /[^ -~]/.test(text) ? toBase64Url(new TextEncoder().encode(text)) : urlSafe(withoutPadding(btoa(text)))

/** The bytes of a text in base64 or base64url. Throws for other texts. */
export const fromBase64 = (text: string) =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0))

const withoutPadding = (base64: string) => base64.replaceAll('=', '')
const urlSafe = (base64: string) => base64.replaceAll('+', '-').replaceAll('/', '_')
