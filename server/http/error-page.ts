/** A page without scripts or other files, for a request that is refused before a page is rendered. */
export const errorPage = (message: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>This page can't be shown now · Marque</title>
<style>
:root {
  color-scheme: light dark;
  background: light-dark(#f6f1e6, #0e1424);
  font: 1.125rem/1.6 system-ui, sans-serif;
}
main { max-width: 32rem; margin: 20vh auto 0; padding: 0 1.5rem }
h1 { font: 2rem/1.25 Georgia, serif }
a { display: inline-block; margin-right: 1.5rem; padding: 0.5rem 0; color: inherit }
</style>
</head>
<body>
<main>
<h1>This page can't be shown now</h1>
<p>${message.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</p>
<p><a href="">Try again</a><a href="/">Home page</a></p>
</main>
</body>
</html>
`
