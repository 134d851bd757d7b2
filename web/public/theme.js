// Runs before the first paint, so that a chosen theme never flashes. The same choice is kept by src/ui/theme.ts.
try {
  const kept = localStorage.getItem('octavo.theme')
  const light = matchMedia('(prefers-color-scheme: light)').matches
  const theme = kept === 'light' || kept === 'dark' ? kept : light ? 'light' : 'dark'
  document.documentElement.dataset.theme = theme
  document.querySelector('meta[name=theme-color]').content = theme === 'dark' ? '#0d1117' : '#f4f6f8'
} catch {
  document.documentElement.dataset.theme = 'dark'
}
