import type { PageParts } from './page-parts.ts'
import type { WebBuild } from './web-build.ts'

/**
 * Forms start when their first frame is shown: the words come before the scripts, on the wire too. A page without words of
 * its own starts at once, a page that is read when all of it has been shown. The slices for rare syllables make a browser
 * lay out all its text anew: they come last of all where one is needed, else with the first touch, before somebody types.
 */
export function bootScript(build: WebBuild, page: PageParts): string {
  const { css, js } = page.assets
  const link =
    'var k=function(r,h,d){var l=document.createElement("link");l.rel=r;l.href=h;if(d)l.disabled=true;document.head.append(l)};'
  // Already here as text: a disabled link tells the chunk loader so. Written into the page it would be fetched all the same.
  const styles = `${JSON.stringify(css)}.forEach(function(h){k("stylesheet",h,1)});`
  // One after another, so that a phone may paint and answer a touch between them.
  const scripts =
    `var j=${JSON.stringify(js)};j.forEach(function(h){k("modulepreload",h)});` +
    `j.concat(${JSON.stringify(page.entry)}).reduce(function(p,h){return p.then(function(){return import(h)})},Promise.resolve())`
  const start = `var s=function(){if(s.d)return;s.d=1;${styles}${scripts}};`
  const when = page.scripts === 'late' ? AFTER_LOAD : hasOwnWords(page) ? AFTER_PAINT : 's();'
  const rare = `var f=function(){if(f.d)return;f.d=1;k("stylesheet",${JSON.stringify(build.rareCss)})};`
  const whenRare = hasOwnWords(page) && !build.hasRare(page.html) ? AT_TOUCH : AFTER_ALL
  const ahead = `addEventListener("load",function(){i(function(){${JSON.stringify(page.ahead)}.forEach(function(h){k("modulepreload",h)})},6000)});`
  return link + WHEN_IDLE + start + when + ahead + rare + whenRare
}

const WHEN_IDLE =
  'var i=function(f,t){window.requestIdleCallback?requestIdleCallback(function(){f()},{timeout:t}):setTimeout(f,200)};'

/** False for a page that the browser draws, or leaves for the login. */
const hasOwnWords = (page: PageParts): boolean => page.html !== '' && page.loginFirst === null

const AFTER_LOAD = 'addEventListener("load",function(){i(s,2000)});'
const AFTER_ALL = 'addEventListener("load",function(){i(function(){i(f,4000)},2000)})'
const AT_TOUCH = '["pointerdown","keydown"].forEach(function(t){addEventListener(t,f,{capture:true,passive:true})})'

/** Painted means shown, which a frame callback is not yet. A tab in the background paints nothing and starts a moment later all the same. */
const AFTER_PAINT =
  'try{new PerformanceObserver(s).observe({type:"paint",buffered:true})}catch(e){requestAnimationFrame(function(){setTimeout(s)})}setTimeout(s,1000);'
