/**
 * Runs in the head, before anything is painted, so that a chosen appearance never flashes the other one first.
 * The content security policy lets it in by the hash of exactly this text; React leaves a script's text as it is.
 */
export const firstPaint =
  "try{const t=localStorage.getItem('appearance');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch{}"
