import type { PageStart } from '#/contract/page-start.ts'

/**
 * Decides when the page's one script starts, and nothing else. It stands in the page as text, so that the words are on the
 * screen, and on the wire, before any script. A tab in the background paints nothing and starts a moment later all the same.
 */
const NEVER_PAINTED_MS = 1000
const NEVER_IDLE_MS = 2000

const plan = JSON.parse(document.getElementById('jikji-start')?.textContent ?? '') as PageStart

function link(rel: string, href: string, disabled = false): void {
  const element = Object.assign(document.createElement('link'), { rel, href })
  if (disabled) element.disabled = true
  document.head.append(element)
}

let started = false
function start(): void {
  if (started) return
  started = true
  // A disabled link tells Vite's loader that the styles are here; written into the page it would be fetched all the same.
  for (const href of plan.styles) link('stylesheet', href, true)
  for (const href of plan.scripts) link('modulepreload', href)
  void import(/* @vite-ignore */ plan.entry)
}

function whenIdle(act: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(act, { timeout: NEVER_IDLE_MS })
  else setTimeout(act, 200)
}

function afterLoad(act: () => void): void {
  if (document.readyState === 'complete') whenIdle(act)
  else addEventListener('load', () => whenIdle(act), { once: true })
}

if (plan.when === 'at-once') start()
if (plan.when === 'loaded') afterLoad(start)
if (plan.when === 'painted') {
  new PerformanceObserver(start).observe({ type: 'paint', buffered: true })
  setTimeout(start, NEVER_PAINTED_MS)
}

// The slices make a browser lay out all its text anew: they come last, or before somebody types where none is needed yet.
const loadRare = () => link('stylesheet', plan.rareCss)
if (plan.hasRare) afterLoad(() => whenIdle(loadRare))
else for (const sign of ['pointerdown', 'keydown']) addEventListener(sign, loadRare, { once: true, capture: true })
