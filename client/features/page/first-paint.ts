/**
 * Runs in the head, before anything is painted, so that a chosen appearance never flashes the other one first, nor 'Log In'
 * who is signed in. The content security policy lets it in by the hash of exactly this text; React leaves a script's text as
 * it is.
 */
export const firstPaint = `try{const d=document.documentElement,t=localStorage.getItem('appearance');\
if(t==='light'||t==='dark')d.dataset.theme=t;\
if(Object.keys(localStorage).some(k=>/^user(:|$)/.test(k)))d.dataset.signedIn=''}catch{}`
